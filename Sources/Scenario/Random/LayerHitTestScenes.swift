/// The scenes of exercise 2: a white view with a blue layer that may overhang.
public enum LayerHitTestScenes: SceneDomain {
    /// Makes a scene by chance.
    public static func random(using generator: inout SeededGenerator) -> Scene {
        RandomLayerScene(allowsOverhang: true, generator: &generator).scene
    }

    /// Whether a scene has the shape that the exercise needs, and no unsettled point.
    public static func isSettled(_ scene: Scene) -> Bool {
        scene.isPlayable
    }
}
