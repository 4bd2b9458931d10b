/// The scenes of exercise 6: trees of views and controllers.
public enum ResponderScenes: SceneDomain {
    /// Makes a scene by chance.
    public static func random(using generator: inout SeededGenerator) -> Scene {
        RandomResponderScene(generator: &generator).scene
    }

    /// Whether a scene has the shape that the exercise needs, and no unsettled point.
    public static func isSettled(_ scene: Scene) -> Bool {
        scene.isPlayable
    }
}
