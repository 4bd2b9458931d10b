import Reports

/// The summary of a class for teachers, as Markdown: `summary.md`.
package struct ClassSummaryMarkdown: Sendable {
    private let summary: ClassSummary
    private let markdown = MarkdownText(style: TextStyle(glyphs: .unicode))

    package init(_ summary: ClassSummary) {
        self.summary = summary
    }

    /// The document, with a newline at its end.
    package var text: String {
        ([markdown.heading(1, SummaryText.title(summary))] + notices + [table] + hardest
            + summary.exercises.flatMap { beliefs($0.number, $0.tally) } + sharedAnswers)
            .joined(separator: "\n")
    }

    private func list(_ entries: [String]) -> String {
        entries.map { "- \(markdown.inline($0))\n" }.joined()
    }

    private var notices: [String] {
        SummaryText.notices(summary).flatMap { notice in
            ["**\(markdown.inline(notice.heading))**\n", list(notice.entries)]
        }
    }

    private var table: String {
        markdown.table(
            ["Exercise", "Outcomes", "Mean points"],
            summary.exercises.map { number, tally in
                ["\(number), \(tally.title)", SummaryText.outcomes(tally), SummaryText.mean(tally)]
            }
        )
    }

    private var hardest: [String] {
        let tests = summary.hardestTests.map { exercise, test in
            "Exercise \(exercise): \(SummaryText.hardest(test))."
        }
        let heading = markdown.heading(2, "The hardest tests")
        guard let all = summary.hardest else { return [heading, SummaryText.noHardest + "\n"] }
        let hardest = "The first of exercise \(all.exercise) is the hardest of all."
        return [heading, list(tests)]
            + (summary.comparesExercises ? [markdown.inline(hardest) + "\n"] : [])
    }

    private func beliefs(_ number: Int, _ tally: ExerciseTally) -> [String] {
        let beliefs = tally.commonBeliefs
        guard !beliefs.isEmpty else { return [] }
        return [
            markdown.heading(2, "Beliefs behind the answers to exercise \(number)"),
            list(beliefs.map { SummaryText.belief($0) + "." }),
        ]
    }

    private var sharedAnswers: [String] {
        let lists = SummaryText.shared(summary).flatMap { exercise, entries in
            [markdown.heading(3, "Exercise \(exercise)"), list(entries)]
        }
        guard !lists.isEmpty else { return [] }
        return [
            markdown.heading(2, "Wrong answers that are alike"),
            markdown.inline(SummaryText.caution) + "\n",
        ] + lists
    }
}
