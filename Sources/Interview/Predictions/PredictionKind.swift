package enum PredictionKind: String, Codable, Sendable, CaseIterable {
    case hitView
    /// The views that hit testing asks, in order.
    case order
    /// The responder chain from a responder.
    case chain

    package static let topics = Set(allCases.map(\.topic)).sorted()

    package var topic: String {
        switch self {
        case .hitView, .order: Topic.hitTesting
        case .chain: Topic.responderChain
        }
    }
}
