/// The kind of an answer.
///
/// Each kind has a harness that turns an answer into an attempt.
package enum AnswerShape: String, Codable, CaseIterable, Sendable {
    /// A view class, which replaces some or all views of a scene.
    case view
    /// A controller class with an outlet for the white view.
    case controller
    /// An enumeration with functions for a responder's next responder, the whole chain and event
    /// delivery.
    case chain

    /// The file name of the harness, in which `AnswerType` is a placeholder for the answer's type.
    var harness: String { "\(rawValue.capitalized).swift" }

    /// The properties of the answer that the harness sets, like outlets.
    package var outlets: Set<String> {
        switch self {
        case .controller: ["layerView"]
        case .view, .chain: []
        }
    }

    /// Whether the harness subclasses the answer's type.
    package var isSubclassed: Bool {
        switch self {
        case .view, .controller: true
        case .chain: false
        }
    }

    /// The types that an answer must declare in addition to its own, for the harness.
    package var furtherTypes: [String] {
        switch self {
        case .chain: ["TouchHandling"]
        case .view, .controller: []
        }
    }
}
