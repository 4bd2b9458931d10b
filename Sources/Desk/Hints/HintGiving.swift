import Catalogue
import Platform
import Reports
import Suites

/// Gives the next hint, and records it.
package struct HintGiving {
    private let exercise: Exercise
    private let workbook: Workbook
    private let style: TextStyle

    package init(_ exercise: Exercise, workbook: Workbook, style: TextStyle) {
        self.exercise = exercise
        self.workbook = workbook
        self.style = style
    }

    package var isNeedless: Bool {
        KeptReports(exercise, workbook: workbook, order: CheckOrder())?.report()?.outcome == .passed
    }

    package var needless: String {
        let solution = SpokenCommand("solution", exercise.number, in: workbook.answers.shown)
            .words()
        return "Exercise \(exercise.number) has passed, and needs no hint. "
            + "\(solution) shows other ways."
    }

    /// The page with one more hint than before.
    ///
    /// The belief comes from the kept report on the current answer, or else from the last check.
    package func next() -> HintPage {
        let kept = KeptReports(exercise, workbook: workbook, order: CheckOrder())?.report()
        var note = DeskNotes(of: workbook)[exercise]
        if let kept, kept.belief?.identifier != note.belief {
            note.belief = kept.belief?.identifier
            note.hints = 0
        }
        let ladder = HintLadder(exercise, in: workbook, belief: note.belief)
        note.hints = min(note.hints + 1, max(1, ladder.rungs.count))
        DeskNotes.change(exercise, of: workbook) { $0 = note }
        return HintPage(
            exercise: exercise,
            ladder: ladder,
            given: note.hints,
            folder: workbook.answers.shown,
            style: style
        )
    }
}
