/// What is to be predicted of a scene.
package enum PredictionKind: String, Codable, Sendable, CaseIterable {
    /// The view that a touch finds.
    case hitView
    /// The views that are asked on the way, in order.
    case order
    /// The responder chain from a responder.
    case chain

    /// The topic that it belongs to.
    package var topic: String {
        switch self {
        case .hitView, .order: Topic.hitTesting
        case .chain: Topic.responderChain
        }
    }
}
