import Catalogue
import Foundation
import Platform
import Reports

/// A table of all exercises, one row each: state, points, last change, and a bar.
package struct StatusTable {
    let standings: [ExerciseStanding]
    /// The student's own copy of the exercises, if commands must name it.
    var folder = ""
    var timeZone = TimeZone.current
    /// The current date, to show today's changes as times.
    var now = Date()
    let style: TextStyle
    /// The sentence below the table, in place of the next command.
    var closing: String?

    /// The table, with a newline at its end.
    package var text: String {
        var page = Page(style)
        page.add(
            standings.map {
                ExerciseRow(
                    $0.exercise.number,
                    $0.state.likeness,
                    title: $0.exercise.title,
                    words: $0.state.words + ($0.isBegunAgain ? " (passed before)" : ""),
                    points: $0.points,
                    of: $0.maximum,
                    date: date($0)
                )
            },
            barWidth: 8,
            minimumTitleWidth: 6
        )
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

    /// The time for a date of today, else the day.
    private func date(_ standing: ExerciseStanding) -> String {
        guard let date = standing.lastChange else { return "" }
        let day = date.day(in: timeZone)
        return day == now.day(in: timeZone) ? String(date.time(in: timeZone).prefix(5)) : day
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
