import Pages
import Reports
import Results
import Scenario

/// A student's feedback as an HTML page: a table of the exercises, and then the page of `make
/// report` for each of them, with the counterexamples to step through and the source beside them.
///
/// The page is one file that loads nothing. It contains no times, so equal submissions give equal
/// bytes.
package struct FeedbackPage: Sendable {
    private let submission: SubmissionReport

    package init(_ submission: SubmissionReport) {
        self.submission = submission
    }

    /// The page's source, with a newline at its end.
    package func html(_ files: WebFiles) throws -> String { try page.html(files) }

    var page: ReportsPage {
        let words = FeedbackText(submission: submission)
        return ReportsPage(
            title: words.title,
            introduction: [
                .element("p", ["class": "strong"], text: words.points), table,
                .element("p", ["class": "faint"], text: words.protection),
            ] + (words.repetition.map { [repetition($0)] } ?? []),
            parts: submission.answers.map(part)
        )
    }

    private func repetition(_ sentence: String) -> HTML {
        let phrases = sentence.split(separator: "`").map(String.init).enumerated()
            .map { index, phrase in
                index.isMultiple(of: 2) ? HTML.text(phrase) : .element("code", text: phrase)
            }
        return .element("p", ["class": "faint"], phrases)
    }

    private var table: HTML {
        let head = ["Exercise", "Outcome", "Points"].map {
            HTML.element("th", ["scope": "col"], text: $0)
        }
        return .element(
            "table",
            ["class": "exercises"],
            [
                .element("thead", [.element("tr", head)]),
                .element("tbody", submission.answers.map(row)),
            ]
        )
    }

    private func row(_ answer: GradedAnswer) -> HTML {
        let report = answer.report
        let link = HTML.element(
            "a",
            ["href": "#\(ReportsPage.anchor(report.exercise))"],
            text: "\(report.exercise), \(report.title)"
        )
        return .element(
            "tr",
            [
                .element("td", [link]),
                .element(
                    "td",
                    ["class": report.outcome.ink.className ?? "plain"],
                    text: report.outcome.words
                ),
                .element("td", ["class": "points"], text: answer.pointsInWords),
            ]
        )
    }

    private func part(_ answer: GradedAnswer) -> ReportBody {
        let style = TextStyle(glyphs: .unicode, columns: ReportBody.columns)
        return ReportBody(
            answer.report.inTheWorkbook,
            source: answer.record.source,
            on: .classroom(points: answer.points, maximum: answer.maximumPoints),
            terminal: AnswerFeedback(answer, style: style).lines
        )
    }
}
