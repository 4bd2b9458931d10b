import Platform
import Results

extension ExerciseReport {
    /// Why the student may not see the solution yet, and what to do instead; `nil` after a pass.
    ///
    /// - Parameters:
    ///   - folder: The student's own copy of the exercises, if commands must name it.
    ///   - hasPassed: Whether an answer passed before.
    package func reasonToHideSolution(folder: String = "", hasPassed: Bool = false) -> String? {
        guard outcome != .passed else { return nil }
        let hint = DisplayedCommand("hint", exercise, in: folder).words()
        let force = DisplayedCommand("solution", exercise, in: folder, with: ["FORCE": "1"]).words()
        if hasPassed, outcome == .notStarted {
            return "You passed exercise \(exercise) and began it again: \(force) shows the "
                + "solution."
        }
        return "Exercise \(exercise) has not passed yet. Try \(hint), or see the solution anyway "
            + "with \(force)."
    }
}
