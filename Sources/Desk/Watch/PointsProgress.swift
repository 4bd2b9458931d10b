import Catalogue
import Reports
import Results

/// The points of an exercise during a watch: those of the last check, and the best so far.
struct PointsProgress {
    /// The points of the last check in which the answer was played; `nil` before the first one.
    private var last: Int?
    private var best: Int
    /// Whether earlier commands saw the exercise pass.
    let hadPassed: Bool

    /// Begins with the points that earlier commands recorded.
    init(_ exercise: Exercise, _ workbook: Workbook) {
        let note = DeskNotes(of: workbook)[exercise]
        last = note.outcome?.isPlayed == true ? note.points : nil
        best = note.best
        hadPassed = note.outcome == .passed
    }

    /// Takes a report, and returns the student's standing.
    mutating func take(_ report: ExerciseReport, _ glyphs: Glyphs) -> StandingLine {
        let line = StandingLine(report: report, before: last, best: best, glyphs: glyphs)
        if report.outcome.isPlayed {
            last = report.score
            best = max(best, report.score)
        }
        return line
    }
}
