import Platform
import Results
import Scenario

/// A table of all exercises, one row each, with a summary below.
package struct SummaryTable: Sendable {
    private let reports: [ExerciseReport]
    private let style: TextStyle

    private static let barWidth = 12

    package init(_ reports: [ExerciseReport], style: TextStyle) {
        self.reports = reports
        self.style = style
    }

    /// The table, with a newline at its end.
    package var text: String { lines.rendered(in: style) }

    package var lines: [StyledLine] {
        var page = Page(style)
        for report in reports { page.add(row(report)) }
        page.gap()
        addClosing(to: &page)
        return page.lines
    }

    private func row(_ report: ExerciseReport) -> StyledLine {
        let number = String(report.exercise)
        var line = StyledLine(
            "  " + String(repeating: " ", count: numberWidth - number.count) + number
        )
        line.append("  ")
        let symbol = report.outcome.symbol(in: style.glyphs)
        line.append(symbol.padded(toWidth: style.glyphs.symbolWidth), report.outcome.ink)
        line.append("  ")
        line.append(title(report).padded(toWidth: titleWidth))
        line.append("  ")
        line.append(report.outcome.words.padded(toWidth: wordsWidth), report.outcome.ink)
        let score = score(report)
        line.append("  " + String(repeating: " ", count: scoreWidth - score.count) + score)
        if hasBar { line.append("  " + bar(report), .faint) }
        return line
    }

    private func title(_ report: ExerciseReport) -> String {
        style.visible(report.title).cut(toWidth: titleWidth, ellipsis: style.glyphs.ellipsis)
    }

    private func score(_ report: ExerciseReport) -> String {
        report.maximumScore > 0
            ? "\(report.score)/\(report.maximumScore)" : style.glyphs.skipped
    }

    private func bar(_ report: ExerciseReport) -> String {
        let most = max(1, report.maximumScore)
        let full = min(SummaryTable.barWidth, max(0, report.score * SummaryTable.barWidth / most))
        return style.glyphs.progressBar(full, of: SummaryTable.barWidth)
    }

    /// Titles that begin alike differ within this width: a bar must not cost more of them.
    private static let minimumTitleWidthBesideBar = 24
    private static let minimumTitleWidth = 9

    private var numberWidth: Int { reports.map { String($0.exercise).count }.max() ?? 1 }

    private var wordsWidth: Int { reports.map(\.outcome.words.count).max() ?? 0 }

    private var scoreWidth: Int { reports.map { score($0).count }.max() ?? 0 }

    /// The columns for titles in a table without bars.
    private var titleRoom: Int {
        style.columns - 2 - numberWidth - 2 - style.glyphs.symbolWidth - 2 - 2 - wordsWidth - 2
            - scoreWidth
    }

    private var longestTitle: Int {
        let titles = reports.map { style.visible($0.title).displayWidth }
        return max(SummaryTable.minimumTitleWidth, titles.max() ?? 0)
    }

    private var hasBar: Bool {
        titleRoom - 2 - SummaryTable.barWidth
            >= min(longestTitle, SummaryTable.minimumTitleWidthBesideBar)
    }

    private var titleWidth: Int {
        let room = hasBar ? titleRoom - 2 - SummaryTable.barWidth : titleRoom
        return max(SummaryTable.minimumTitleWidth, min(room, longestTitle))
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
