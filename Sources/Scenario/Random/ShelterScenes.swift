/// The scenes of exercise 4: buttons with a shelter over them.
public enum ShelterScenes: SceneDomain {
    /// Makes a scene by chance.
    public static func random(using generator: inout SeededGenerator) -> Scene {
        RandomShelterScene(generator: &generator).scene
    }

    /// Whether a scene has the shape that the exercise needs, and no unsettled point.
    public static func isSettled(_ scene: Scene) -> Bool {
        scene.isPlayable
    }
}
