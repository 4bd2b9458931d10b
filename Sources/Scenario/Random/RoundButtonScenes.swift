/// The scenes of exercise 5: a round button over others.
public enum RoundButtonScenes: SceneDomain {
    /// Makes a scene by chance.
    public static func random(using generator: inout SeededGenerator) -> Scene {
        RandomRoundButtonScene(generator: &generator).scene
    }

    /// Whether a scene has the shape that the exercise needs, and no unsettled point.
    public static func isSettled(_ scene: Scene) -> Bool {
        scene.isPlayable
    }
}
