import Catalogue
import Platform
import Reports
import Results
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

    private var kept: ExerciseReport? {
        KeptReports(exercise, workbook: workbook, order: CheckOrder())?.reportUnderAnyPath()
    }

    package var isNeedless: Bool {
        kept?.outcome == .passed
    }

    package var needless: String {
        let solution = DisplayedCommand("solution", exercise.number, in: workbook.answers.shown)
            .words()
        return "Exercise \(exercise.number) has passed, and needs no hint. "
            + "\(solution) shows other ways."
    }

    /// The page with one more hint than before.
    ///
    /// It is about the kept report on the current answer, or else about the last check.
    package func next() -> HintPage {
        var note = DeskNotes(of: workbook)[exercise]
        if let kept, let data = RegularFile.contents(atPath: workbook.answer(exercise)) {
            note.record(kept, answer: [UInt8](data))
        }
        let ladder = HintLadder(exercise, in: workbook, after: note, report: kept)
        let isRepeated = note.hints >= max(1, ladder.rungs.count)
        note.hints = min(note.hints + 1, max(1, ladder.rungs.count))
        DeskNotes.change(exercise, of: workbook) { $0 = note }
        return HintPage(
            exercise: exercise,
            ladder: ladder,
            given: note.hints,
            isRepeated: isRepeated,
            folder: workbook.answers.shown,
            style: style
        )
    }
}
