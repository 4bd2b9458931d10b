/// The scenes of exercise 2: a white view, with the blue layer inside it or overhanging.
public enum LayerHitTestScenes: SceneDomain {
    /// Makes a random scene.
    public static func random(using generator: inout SeededGenerator) -> Scene {
        WhiteViewScenes(allowsOverhang: true).random(using: &generator)
    }

    /// Whether there is one white view that can be found, and no touch is where only rounding decides.
    public static func isSettled(_ scene: Scene) -> Bool {
        WhiteViewScenes(allowsOverhang: true).isSettled(scene)
    }
}
