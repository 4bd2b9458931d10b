import Results
import Scenario

/// A student's feedback as an HTML page: a table of the exercises, and then each report of `make
/// check`.
///
/// The page is one file without scripts and external resources. It contains no times, so equal
/// submissions give equal bytes.
package struct FeedbackPage: Sendable {
    private let submission: SubmissionReport
    private let style: TextStyle
    private let html: HTMLText

    package init(_ submission: SubmissionReport) {
        self.submission = submission
        style = TextStyle(glyphs: .unicode, columns: PageStyleSheet.columns)
        html = HTMLText(style: style)
    }

    /// The page, with a newline at its end.
    package var text: String {
        let words = FeedbackText(submission)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>\(html.escaped(words.title))</title>
            <style>
            \(PageStyleSheet.text)</style>
            </head>
            <body>
            <h1>\(html.escaped(words.title))</h1>
            <p class="strong">\(html.escaped(words.points))</p>
            \(table)<p class="faint">\(html.escaped(words.protection))</p>
            \(repetition(words))\(submission.answers.map(section).joined())</body>
            </html>

            """
    }

    private func repetition(_ words: FeedbackText) -> String {
        let phrases = words.repetition.map { phrase in
            switch phrase {
            case .words(let text): html.escaped(text)
            case .command(let text): "<code>\(html.escaped(text))</code>"
            }
        }
        return phrases.isEmpty ? "" : "<p class=\"faint\">\(phrases.joined())</p>\n"
    }

    private var table: String {
        let rows = submission.answers.map { answer in
            let report = answer.report
            let title = html.escaped("\(report.exercise), \(report.title)")
            let ink = report.outcome.ink.className.map { " class=\"\($0)\"" } ?? ""
            return "<tr><td><a href=\"#exercise-\(report.exercise)\">\(title)</a></td>"
                + "<td\(ink)>\(html.escaped(report.outcome.words))</td>"
                + "<td>\(html.escaped(answer.pointsInWords))</td></tr>\n"
        }
        return "<table>\n<thead><tr><th>Exercise</th><th>Outcome</th><th>Points</th></tr></thead>\n"
            + "<tbody>\n\(rows.joined())</tbody>\n</table>\n"
    }

    private func section(_ answer: GradedAnswer) -> String {
        "<section id=\"exercise-\(answer.report.exercise)\">\n"
            + "<h2>\(html.escaped(FeedbackText.heading(answer.report)))</h2>\n"
            + html.block(AnswerFeedback(answer, style: style).lines) + "</section>\n"
    }
}
