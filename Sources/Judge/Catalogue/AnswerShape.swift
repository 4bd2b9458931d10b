/// What kind of thing an answer is, and so how it becomes an attempt: there is a harness for each.
package enum AnswerShape: String, Codable, CaseIterable, Sendable {
    /// A view's class, which stands for some views of a scene, or for all.
    case view
    /// A controller's class, with an outlet for the white view.
    case controller
    /// An enumeration with functions for a responder's next one, the whole chain and delivery.
    case chain

    /// The file of its harness, in which `AnswerType` stands for the answer's type.
    var harness: String { "\(rawValue.capitalized).swift" }

    /// The properties of the answer that are set from outside, as outlets are.
    package var outlets: Set<String> {
        switch self {
        case .controller: ["layerView"]
        case .view, .chain: []
        }
    }

    /// What the answer must declare beside its type, for the harness.
    var furtherTypes: [String] {
        switch self {
        case .chain: ["TouchHandling"]
        case .view, .controller: []
        }
    }
}
