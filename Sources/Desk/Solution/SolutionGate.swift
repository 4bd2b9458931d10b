import Judge
import Reports
import Scenario

/// Who may see the solution: whoever has passed, or insists.
package enum SolutionGate: Hashable, Sendable {
    /// It may be seen.
    case open
    /// It may not yet be seen: a sentence that says why, and what to do.
    case closed(String)

    /// Decides.
    ///
    /// - Parameters:
    ///   - report: A report on exactly the answer as it is now.
    ///   - folder: The student's own copy of the exercises, if it has to be named.
    package init(_ report: ExerciseReport, folder: String = "") {
        guard report.outcome != .passed else {
            self = .open
            return
        }
        let hint = CommandWords.make("hint", report.exercise, in: folder)
        let force = CommandWords.make("solution", report.exercise, in: folder) + " FORCE=1"
        self = .closed(
            "Exercise \(report.exercise) has not passed yet: \(report.outcome.words). "
                + "\(hint) helps you on; \(force) shows the solution all the same."
        )
    }
}
