import Catalogue
import Platform
import Reports
import Results
import Scenario

/// Decides whether the student may see the solution: only after a pass.
package enum SolutionGate: Hashable, Sendable {
    case open
    /// The solution stays hidden; the sentence says why, and what to do.
    case closed(String)

    /// - Parameters:
    ///   - report: A report on the current text of the answer.
    ///   - folder: The student's own copy of the exercises, if commands must name it.
    package init(_ report: ExerciseReport, folder: String = "") {
        guard report.outcome != .passed else {
            self = .open
            return
        }
        let hint = SpokenCommand("hint", report.exercise, in: folder).words()
        let force = SpokenCommand("solution", report.exercise, in: folder, with: ["FORCE": "1"])
            .words()
        self = .closed(
            "Exercise \(report.exercise) has not passed yet: \(report.outcome.words). "
                + "\(hint) helps you on; \(force) shows the solution all the same."
        )
    }
}
