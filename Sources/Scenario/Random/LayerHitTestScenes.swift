/// The scenes of exercise 2: a white view with a blue layer that may overhang it.
public enum LayerHitTestScenes: SceneDomain {
    /// Makes a random scene.
    public static func random(using generator: inout SeededGenerator) -> Scene {
        WhiteViewScenes(allowsOverhang: true).random(using: &generator)
    }

    /// True if there is one visible white view and rounding decides no touch.
    public static func isSettled(_ scene: Scene) -> Bool {
        WhiteViewScenes(allowsOverhang: true).isSettled(scene)
    }
}
