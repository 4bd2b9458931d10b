/// The kinds of scenes that an exercise may have.
public enum SceneKind: String, Codable, CaseIterable, Sendable {
    /// A white view, with the blue layer inside it.
    case whiteView
    /// A white view, with the blue layer inside it or overhanging.
    case overhangingWhiteView
    /// A hierarchy of views, all of the answer's class or some.
    case hierarchy
    /// Buttons with a shelter over them.
    case shelter
    /// A round button among other views.
    case roundButton
    /// Views, controllers and windows that responders are asked in.
    case responders

    /// How such scenes are made, and which of them are settled.
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
