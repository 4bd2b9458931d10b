import Reports

/// The summary of a class for teachers, on a terminal.
package struct ClassSummaryReport: Sendable {
    private let summary: ClassSummary
    private let style: TextStyle

    package init(_ summary: ClassSummary, style: TextStyle) {
        self.summary = summary
        self.style = style
    }

    /// The report, with a newline at its end.
    package var text: String { lines.rendered(in: style) }

    package var lines: [StyledLine] {
        var page = Page(style)
        page.paragraph(SummaryText.title(summary), .strong)
        for notice in SummaryText.notices(summary) {
            page.gap()
            page.told(notice.heading, by: notice.outcome)
            for entry in notice.entries { page.paragraph(entry, indent: 4) }
        }
        for exercise in summary.exercises {
            page.gap()
            add(exercise.tally, number: exercise.number, to: &page)
        }
        if let hardest = summary.hardest, summary.comparesExercises {
            page.gap()
            page.paragraph(
                "The hardest test of all, in exercise \(hardest.exercise): "
                    + "\(SummaryText.hardest(hardest.test)).",
                .strong
            )
        }
        addSharedAnswers(to: &page)
        return page.lines
    }

    private func add(_ tally: ExerciseTally, number: Int, to page: inout Page) {
        func add(_ label: String, _ text: String, _ ink: Ink = .plain) {
            page.paragraph(text, ink, label: label, labelInk: .faint, indent: 2, hang: 11)
        }
        page.paragraph("Exercise \(number), \(tally.title)", .strong)
        add("outcomes", SummaryText.outcomes(tally))
        add("mean", SummaryText.mean(tally))
        for (index, test) in tally.hardest.enumerated() {
            add(index == 0 ? "hardest" : "", SummaryText.hardest(test))
        }
        for (index, belief) in tally.commonBeliefs.enumerated() {
            add(index == 0 ? "beliefs" : "", SummaryText.belief(belief))
        }
    }

    private func addSharedAnswers(to page: inout Page) {
        let exercises = SummaryText.shared(summary)
        guard !exercises.isEmpty else { return }
        page.gap()
        page.paragraph(SummaryText.caution)
        for (exercise, entries) in exercises {
            page.gap()
            page.paragraph("Exercise \(exercise)", .strong, indent: 2)
            for entry in entries { page.paragraph(entry, indent: 4) }
        }
    }
}
