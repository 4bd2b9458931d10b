import Catalogue
import Platform
import Reports
import Results

/// The end of a watch: the open exercises, or the closing page once every exercise has passed.
package struct WatchEnding {
    let standings: [ExerciseStanding]
    /// The student's own copy of the exercises, if commands must name it.
    var folder = ""
    let style: TextStyle

    private var open: [ExerciseStanding] { standings.filter { !$0.state.isPassed } }

    package var isComplete: Bool { open.isEmpty }

    /// The page, with a newline at its end.
    package var text: String {
        var page = Page(style)
        if isComplete { addClosing(to: &page) } else { addOpen(to: &page) }
        return page.lines.rendered(in: style)
    }

    // MARK: Unfinished exercises

    private func addOpen(to page: inout Page) {
        let passed = standings.count - open.count
        page.paragraph("\(passed) of \(standings.count) exercises passed. Still open:", .strong)
        for standing in open {
            page.paragraph(
                "\(standing.exercise.title): \(words(standing))",
                label: "\(standing.exercise.number)  ",
                labelInk: .accent,
                indent: 2
            )
        }
        guard let next = open.first else { return }
        page.paragraph(
            "\(DisplayedCommand("watch", in: folder).words()) continues with exercise "
                + "\(next.exercise.number).",
            .faint
        )
    }

    /// The state, and the best points if there are any.
    private func words(_ standing: ExerciseStanding) -> String {
        standing.best > 0 && standing.maximum > 0
            ? "\(standing.state.words), best \(standing.best) of "
                + counted(standing.maximum, "point")
            : standing.state.words
    }

    // MARK: All passed

    private func addClosing(to page: inout Page) {
        let points = standings.map(\.points).reduce(0, +)
        page.paragraph(
            "All \(standings.count) exercises passed, \(counted(points, "point")).",
            .good,
            label: "\(style.glyphs.passed) ",
            labelInk: .good
        )
        page.gap()
        for standing in standings {
            page.paragraph(
                standing.exercise.title,
                label: "\(standing.exercise.number)  ",
                labelInk: .accent,
                indent: 2
            )
        }
        page.gap()
        page.paragraph(
            "You wrote down where a touch goes, and why there. What you can do with it:",
            indent: 2
        )
        page.gap()
        for (command, words) in waysOn {
            page.paragraph(words, label: command, labelInk: .accent, indent: 2, hang: hang)
        }
    }

    private var waysOn: [(command: String, words: String)] {
        let example = standings.last?.exercise.number
        return [
            (
                DisplayedCommand("solution", example, in: folder).words(),
                "other right answers than yours"
            ),
            (DisplayedCommand("quiz").words(), "scenes to predict, harder as you succeed"),
            (DisplayedCommand("interview").words(), "questions, scenes and code, with a scorecard"),
        ]
    }

    private var hang: Int { (waysOn.map(\.command.displayWidth).max() ?? 0) + 2 }
}

extension WatchEnding {
    package init(of workbook: Workbook, style: TextStyle) {
        self.init(
            standings: ExerciseStanding.all(in: workbook),
            folder: workbook.answers.shown,
            style: style
        )
    }
}
