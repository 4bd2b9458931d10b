import Scenario

extension SceneKind {
    /// Makes a random scene; equal numbers make equal scenes.
    package func random(using generator: inout SeededGenerator) -> Scene {
        switch self {
        case .whiteView: WhiteViewScenes(allowsOverhang: false).random(using: &generator)
        case .overhangingWhiteView: WhiteViewScenes(allowsOverhang: true).random(using: &generator)
        case .hierarchy: HierarchyScenes.random(using: &generator)
        case .shelter: ShelterScenes.random(using: &generator)
        case .roundButton: RoundButtonScenes.random(using: &generator)
        case .responders: ResponderScenes.random(using: &generator)
        }
    }

    /// True if a scene has the form of its kind and public sources define its result.
    ///
    /// It is true for every random scene. Check it again after each change to a scene, because an
    /// answer may fail only in settled scenes.
    package func isSettled(_ scene: Scene) -> Bool {
        switch self {
        case .whiteView: WhiteViewScenes(allowsOverhang: false).isSettled(scene)
        case .overhangingWhiteView: WhiteViewScenes(allowsOverhang: true).isSettled(scene)
        case .hierarchy: HierarchyScenes.isSettled(scene)
        case .shelter: ShelterScenes.isSettled(scene)
        case .roundButton: RoundButtonScenes.isSettled(scene)
        case .responders: ResponderScenes.isSettled(scene)
        }
    }
}
