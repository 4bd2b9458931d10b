import Scenario

/// One line of a narrated trace: an event, or a call with its result.
package struct NarratedStep: Hashable, Sendable {
    var text: String
    /// The number of enclosing calls.
    package var depth: Int
    /// The indices of its events in the trace.
    package var events: Range<Int>
    var isRead = false
    var times = 1

    /// Whether both steps have the same text and depth, regardless of repetitions.
    func isLike(_ other: NarratedStep) -> Bool { text == other.text && depth == other.depth }

    /// Above this number, the exact count does not interest a reader.
    private static let maximumTimes = 100

    /// The text, with the number of repetitions above two.
    package var countedText: String {
        switch times {
        case ...2: text
        case ...NarratedStep.maximumTimes: "\(text) (\(times) times)"
        default: "\(text) (again and again)"
        }
    }
}

extension TraceEvent {
    var isRead: Bool { if case .read = self { true } else { false } }
}
