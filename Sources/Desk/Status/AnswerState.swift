import Reports
import Results

/// The known state of an answer, without grading it.
package enum AnswerState: Hashable, Sendable {
    /// The outcome of the current text, known from a check or from the file itself.
    case known(Outcome)
    /// An older text was checked.
    case changedSince
    case unchecked

    package var isPassed: Bool { self == .known(.passed) }

    var words: String {
        switch self {
        case .known(let outcome): outcome.words
        case .changedSince: "changed since"
        case .unchecked: "not checked"
        }
    }

    /// An outcome with the same symbol and colour.
    var likeness: Outcome {
        switch self {
        case .known(let outcome): outcome
        case .changedSince, .unchecked: .skipped
        }
    }
}
