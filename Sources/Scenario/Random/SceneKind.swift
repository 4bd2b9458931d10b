/// The kinds of scenes that an exercise can use.
public enum SceneKind: String, Codable, CaseIterable, Sendable {
    /// A white view that contains the blue layer.
    case whiteView
    /// A white view with a blue layer that may overhang it.
    case overhangingWhiteView
    /// A hierarchy in which some or all views belong to the answer's class.
    case hierarchy
    /// Buttons behind a shelter.
    case shelter
    /// A round button among other views.
    case roundButton
    /// Views, controllers and windows in a responder chain.
    case responders

    /// The domain that makes and checks such scenes.
    public var domain: any SceneDomain.Type {
        switch self {
        case .whiteView: ContainsPointScenes.self
        case .overhangingWhiteView: LayerHitTestScenes.self
        case .hierarchy: HierarchyScenes.self
        case .shelter: ShelterScenes.self
        case .roundButton: RoundButtonScenes.self
        case .responders: ResponderScenes.self
        }
    }
}
