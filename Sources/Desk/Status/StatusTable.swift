import Catalogue
import Foundation
import Platform
import Reports

/// A table of all exercises, one row each: state, points, last change, and a bar.
package struct StatusTable {
    let standings: [ExerciseStanding]
    /// The student's own copy of the exercises, if commands must name it.
    var folder = ""
    var calendar = Calendar.current
    /// The current date, to show today's changes as times.
    var now = Date()
    let style: TextStyle
    /// The sentence below the table, in place of the next command.
    var closing: String?

    private static let barWidth = 8
    /// Titles that begin alike differ within this width.
    private static let minimumTitleWidth = 24
    private static let minimumShrunkTitleWidth = 6

    /// The table, with a newline at its end.
    package var text: String {
        var page = Page(style)
        for standing in standings { page.add(row(standing)) }
        page.gap()
        addClosing(to: &page)
        if closing == nil,
            standings.contains(where: { [.changedSince, .unchecked].contains($0.state) })
        {
            page.paragraph(
                "Run \(DisplayedCommand("check", in: folder).words()) to update these lines.",
                .faint,
                indent: 2
            )
        }
        return page.lines.rendered(in: style)
    }

    private func row(_ standing: ExerciseStanding) -> StyledLine {
        let (state, glyphs) = (standing.state, style.glyphs)
        var line = StyledLine("  \(standing.exercise.number)  ")
        line.append(state.likeness.symbol(in: glyphs), state.likeness.ink)
        line.pad(to: 7 + symbolWidth)
        line.append(title(standing))
        line.pad(to: 7 + symbolWidth + titleWidth + 2)
        line.append(state.words, state.likeness.ink)
        line.pad(to: line.width - state.words.count + wordsWidth + 2)
        let points = points(standing)
        line.append(String(repeating: " ", count: pointsWidth - points.count) + points)
        if hasBar { line.append("  " + bar(standing), .faint) }
        if hasDate { line.append("  " + date(standing), .faint) }
        return line
    }

    private func title(_ standing: ExerciseStanding) -> String {
        style.visible(standing.exercise.title)
            .cut(toWidth: titleWidth, ellipsis: style.glyphs.ellipsis)
    }

    private func points(_ standing: ExerciseStanding) -> String {
        standing.maximum > 0
            ? "\(standing.points)/\(standing.maximum)" : style.glyphs.skipped
    }

    private func bar(_ standing: ExerciseStanding) -> String {
        let full = min(
            StatusTable.barWidth,
            standing.points * StatusTable.barWidth / max(1, standing.maximum)
        )
        return style.glyphs.progressBar(full, of: StatusTable.barWidth)
    }

    /// The time for a date of today, else the day.
    private func date(_ standing: ExerciseStanding) -> String {
        guard let date = standing.lastChange else { return "" }
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return calendar.isDate(date, inSameDayAs: now)
            ? "\(parts.hour.twoDigits):\(parts.minute.twoDigits)"
            : "\(parts.year ?? 0)-\(parts.month.twoDigits)-\(parts.day.twoDigits)"
    }

    private func addClosing(to page: inout Page) {
        let passed = standings.count { $0.state.isPassed }
        if let closing {
            page.paragraph(closing, .strong, indent: 2)
        } else if let next = standings.first(where: { !$0.state.isPassed }) {
            page.closing(
                "\(passed) of \(standings.count) exercises passed.",
                next: DisplayedCommand("watch", next.exercise.number, in: folder).words()
            )
        } else {
            page.paragraph("All \(standings.count) exercises passed.", .strong, indent: 2)
        }
    }

    // MARK: Widths

    private var symbolWidth: Int {
        standings.map { $0.state.likeness.symbol(in: style.glyphs).count }.max() ?? 1
    }

    private var wordsWidth: Int { standings.map(\.state.words.count).max() ?? 0 }

    private var pointsWidth: Int { standings.map { points($0).count }.max() ?? 0 }

    private var dateWidth: Int { standings.map { date($0).count }.max() ?? 0 }

    private var fixedWidth: Int { 7 + symbolWidth + 2 + wordsWidth + 2 + pointsWidth }

    private var hasDate: Bool {
        style.columns - fixedWidth - 2 - dateWidth >= StatusTable.minimumTitleWidth
    }

    private var hasBar: Bool {
        style.columns - fixedWidth - 2 - dateWidth - 2 - StatusTable.barWidth
            >= StatusTable.minimumTitleWidth
    }

    private var titleWidth: Int {
        let room =
            style.columns - fixedWidth - (hasDate ? 2 + dateWidth : 0)
            - (hasBar ? 2 + StatusTable.barWidth : 0)
        let longest = standings.map { style.visible($0.exercise.title).count }.max() ?? 0
        return max(StatusTable.minimumShrunkTitleWidth, min(room, longest))
    }
}

extension StatusTable {
    package init(
        of workbook: Workbook,
        now: Date = Date(),
        style: TextStyle,
        closing: String? = nil
    ) {
        self.init(
            standings: ExerciseStanding.all(in: workbook),
            folder: workbook.answers.shown,
            now: now,
            style: style,
            closing: closing
        )
    }
}
