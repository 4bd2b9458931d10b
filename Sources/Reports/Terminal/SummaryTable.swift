import Platform
import Results

/// A table of all exercises, one row each, with a summary below.
package struct SummaryTable: Sendable {
    private let reports: [ExerciseReport]
    private let style: TextStyle

    package init(_ reports: [ExerciseReport], style: TextStyle) {
        self.reports = reports
        self.style = style
    }

    /// The table, with a newline at its end.
    package var text: String { lines.rendered(in: style) }

    package var lines: [StyledLine] {
        var page = Page(style)
        page.add(
            reports.map {
                ExerciseRow(
                    $0.exercise,
                    $0.outcome,
                    title: $0.title,
                    words: $0.outcome.words,
                    points: $0.score,
                    of: $0.maximumScore
                )
            },
            symbolWidth: style.glyphs.symbolWidth,
            barWidth: 12,
            minimumTitleWidth: 9
        )
        page.gap()
        addClosing(to: &page)
        return page.lines
    }

    private func addClosing(to page: inout Page) {
        let passed = reports.count { $0.outcome == .passed }
        let exercises = counted(reports.count, "exercise")
        guard let next = reports.first(where: { $0.outcome != .passed }) else {
            let words = reports.isEmpty ? "There is nothing to grade." : "All \(exercises) passed."
            page.paragraph(words, .strong, indent: 2)
            return
        }
        let score = reports.map(\.score).reduce(0, +)
        let most = reports.map(\.maximumScore).reduce(0, +)
        page.closing(
            "\(passed) of \(exercises) passed, \(score) of \(counted(most, "point")).",
            next: DisplayedCommand.check(next.exercise, in: DisplayedCommand.folder(of: next))
                .words()
        )
    }
}
