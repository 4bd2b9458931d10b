/// The scenes of exercise 1: a white view, with the blue layer inside it.
public enum ContainsPointScenes: SceneDomain {
    /// Makes a random scene.
    public static func random(using generator: inout SeededGenerator) -> Scene {
        WhiteViewScenes(allowsOverhang: false).random(using: &generator)
    }

    /// Whether a white view holds the whole blue layer, and no touch is where only rounding decides.
    public static func isSettled(_ scene: Scene) -> Bool {
        WhiteViewScenes(allowsOverhang: false).isSettled(scene)
    }
}
