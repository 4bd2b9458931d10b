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
        addFaults(to: &page)
        for exercise in summary.exercises {
            page.gap()
            add(exercise.tally, number: exercise.number, to: &page)
        }
        if let hardest = summary.hardest {
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

    private func addFaults(to page: inout Page) {
        let students = summary.gradedAgain
        guard !students.isEmpty else { return }
        page.gap()
        page.paragraph(
            SummaryText.again,
            .strong,
            label: "\(style.glyphs.fault) ",
            labelInk: .caution
        )
        for entry in students {
            page.paragraph(SummaryText.again(entry.student, entry.exercises), indent: 4)
        }
    }

    private func add(_ tally: ExerciseTally, number: Int, to page: inout Page) {
        func add(_ label: String, _ text: String, _ ink: Ink = .plain) {
            page.paragraph(text, ink, label: label, labelInk: .faint, indent: 2, hang: 11)
        }
        page.paragraph("Exercise \(number), \(tally.title)", .strong)
        add("outcomes", SummaryText.outcomes(tally))
        add("mean", SummaryText.mean(tally))
        if let hardest = tally.hardest { add("hardest", SummaryText.hardest(hardest)) }
        for (index, belief) in tally.commonBeliefs.enumerated() {
            add(index == 0 ? "beliefs" : "", SummaryText.belief(belief))
        }
    }

    private func addSharedAnswers(to page: inout Page) {
        let exercises = summary.exercises.filter { !$0.tally.sharedAnswers.isEmpty }
        guard !exercises.isEmpty else { return }
        page.gap()
        page.paragraph(SummaryText.caution)
        for exercise in exercises {
            let groups = exercise.tally.sharedAnswers
            page.gap()
            page.paragraph("Exercise \(exercise.number)", .strong, indent: 2)
            for group in groups.prefix(SummaryText.mostGroups) {
                page.paragraph(
                    SummaryText.shared(group, among: exercise.tally.tried),
                    indent: 4
                )
            }
            let more = groups.count - SummaryText.mostGroups
            if more > 0 { page.paragraph(SummaryText.moreGroups(more), .faint, indent: 4) }
        }
    }
}
