import Reports
import Results

/// The known state of an answer, without grading it.
package enum AnswerState: Hashable, Sendable {
    case missing
    /// The file equals the stub.
    case notStarted
    /// The current text was checked.
    case checked(Outcome)
    /// An older text was checked.
    case changedSince
    case unchecked

    package var isPassed: Bool { self == .checked(.passed) }

    var words: String {
        switch self {
        case .missing: Outcome.missing.words
        case .notStarted: Outcome.notStarted.words
        case .checked(let outcome): outcome.words
        case .changedSince: "changed since"
        case .unchecked: "not checked"
        }
    }

    /// The outcome that has the same symbol and colour.
    var likeness: Outcome {
        switch self {
        case .missing: .missing
        case .notStarted: .notStarted
        case .checked(let outcome): outcome
        case .changedSince, .unchecked: .skipped
        }
    }
}
