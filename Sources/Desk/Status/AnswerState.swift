import Reports
import Scenario

/// What is known of an answer without grading it.
package enum AnswerState: Hashable, Sendable {
    /// There is no file.
    case missing
    /// It is the stub.
    case notStarted
    /// Exactly this text was checked.
    case checked(Outcome)
    /// An older text was checked.
    case changedSince
    /// It was never checked.
    case unchecked

    /// Whether nothing is left to do.
    package var isPassed: Bool { self == .checked(.passed) }

    /// The state in a word or two.
    var words: String {
        switch self {
        case .missing: Outcome.missing.words
        case .notStarted: Outcome.notStarted.words
        case .checked(let outcome): outcome.words
        case .changedSince: "changed since"
        case .unchecked: "not checked"
        }
    }

    /// The outcome whose symbol and colour it has.
    var likeness: Outcome {
        switch self {
        case .missing: .missing
        case .notStarted: .notStarted
        case .checked(let outcome): outcome
        case .changedSince, .unchecked: .skipped
        }
    }
}
