/// The scenes of exercise 3: view trees of the answer's class.
public enum HierarchyScenes: SceneDomain {
    /// Makes a scene by chance.
    public static func random(using generator: inout SeededGenerator) -> Scene {
        RandomHierarchy(generator: &generator).scene
    }

    /// Whether a scene has the shape that the exercise needs, and no unsettled point.
    public static func isSettled(_ scene: Scene) -> Bool {
        scene.isPlayable
    }
}
