import Reports
import Results

/// A student's feedback as Markdown: a table of the exercises, and then each report of `make
/// check`.
///
/// A GitHub Actions job can use it as its summary. The document contains no times, so equal
/// submissions give equal bytes.
package struct FeedbackMarkdown: Sendable {
    private let submission: SubmissionReport
    private let markdown = MarkdownText(style: TextStyle(glyphs: .unicode))

    package init(_ submission: SubmissionReport) {
        self.submission = submission
    }

    /// The document, with a newline at its end.
    package var text: String {
        let words = FeedbackText(submission: submission)
        let paragraphs =
            [words.points, words.protection].map(markdown.inline)
            + [words.repetition].compactMap { $0.map(markdown.prose) }
        return
            ([markdown.heading(1, words.title)] + paragraphs.map { $0 + "\n" }
            + [table] + submission.answers.map(section)).joined(separator: "\n")
    }

    private var table: String {
        markdown.table(
            ["Exercise", "Outcome", "Points"],
            submission.answers.map { answer in
                [
                    "\(answer.report.exercise), \(answer.report.title)",
                    answer.report.outcome.words, answer.pointsInWords,
                ]
            }
        )
    }

    private func section(_ answer: GradedAnswer) -> String {
        markdown.heading(2, FeedbackText.heading(answer.report)) + "\n"
            + markdown.block(AnswerFeedback(answer, style: markdown.style).lines)
    }
}
