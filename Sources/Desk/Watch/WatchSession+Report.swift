import Catalogue
import Foundation
import Reports
import Results

extension WatchSession {
    /// Shows the report on a check that no later save has overtaken.
    func show(_ found: ExerciseReport) {
        let before = report
        report = found
        standing = progress.take(found, screen.style.glyphs)
        if let before, before.saysTheSame(as: found) {
            screen.show("\(clock.time(startOfCheck)) \(compact(found).unchanged)")
            return
        }
        showAgain()
        // A student who goes back to an exercise that has already passed stays there.
        if found.outcome == .passed, running == .save, !progress.hadPassed, advances,
            let next = nextOpen
        {
            watch(next)
        }
    }

    /// Shows the last report, if there is one.
    func showAgain() {
        guard let report, let standing else { return }
        screen.show(
            screen.rule(clock.time(startOfCheck)) + compact(report).text
                + below(report, standing: standing)
        )
    }

    /// The lines below a report: the progress, and after a pass the next exercise.
    private func below(_ report: ExerciseReport, standing: StandingLine) -> String {
        var page = Page(screen.style)
        page.add(StyledLine())
        for line in standing.lines(columns: screen.style.columns - 2) {
            page.paragraph(line, .strong, indent: 2)
        }
        let text = page.lines.rendered(in: screen.style)
        guard report.outcome == .passed else { return text }
        let ending = WatchEnding(of: workbook, style: screen.style)
        return text + (ending.isComplete ? "\n" + ending.text : wayOn)
    }

    private var wayOn: String {
        guard let next = nextOpen, !advances else { return "" }
        var page = Page(screen.style)
        let isNext = next.number == exercise.number + 1
        page.paragraph(
            "Press \(isNext ? ">" : "\(next.number)") for exercise \(next.number), \(next.title).",
            .faint,
            indent: 2
        )
        return page.lines.rendered(in: screen.style)
    }

    var nextOpen: Exercise? { ExerciseStanding.nextOpen(after: exercise, in: workbook) }

    func compact(_ report: ExerciseReport) -> CompactReport {
        CompactReport(
            report,
            style: screen.style,
            rows: screen.rows - WatchSession.rowsBelow
        )
    }

    /// The rows below a report: an empty one, and the student's standing.
    private static let rowsBelow = 3
}

extension ExerciseReport {
    /// Whether both reports look the same to a student, apart from the seed.
    fileprivate func saysTheSame(as other: ExerciseReport) -> Bool {
        func words(_ report: ExerciseReport) -> [String] {
            let failed = report.testToExplain
            return [
                report.outcome.rawValue, "\(report.score)", report.message, report.output,
                failed?.identifier ?? "", failed?.failure?.expected ?? "",
                failed?.failure?.actual ?? "", failed?.failure?.firstDifference ?? "",
                failed?.diagnosis?.identifier ?? "",
            ] + report.diagnostics.map { "\($0.line ?? 0) \($0.column ?? 0) \($0.message)" }
        }
        return words(self) == words(other)
    }
}
