/// The scenes of exercise 1: a white view that contains the blue layer.
public enum ContainsPointScenes: SceneDomain {
    /// Makes a random scene.
    public static func random(using generator: inout SeededGenerator) -> Scene {
        WhiteViewScenes(allowsOverhang: false).random(using: &generator)
    }

    /// True if a white view contains the whole blue layer and rounding decides no touch.
    public static func isSettled(_ scene: Scene) -> Bool {
        WhiteViewScenes(allowsOverhang: false).isSettled(scene)
    }
}
