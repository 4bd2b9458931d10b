import Platform
import Reports
import Results

/// A submission's feedback for a GitHub Actions log, in which it cannot inject workflow commands.
///
/// All text from a student or an answer is between two marks, and GitHub ignores commands between
/// them. The grader's own commands come first.
package struct ActionsLog: Sendable {
    private let submission: SubmissionReport
    private let token: String
    private let style = TextStyle(glyphs: .unicode)

    private static let minimumTokenLength = 16

    /// - Parameter token: At least 16 unguessable letters and digits, new for each log.
    /// - Throws: ``Fault`` if the token is weaker.
    package init(_ submission: SubmissionReport, token: String) throws(Fault) {
        let isPlain = token.utf8.allSatisfy { byte in
            switch Unicode.Scalar(byte) {
            case "0"..."9", "a"..."z", "A"..."Z": true
            default: false
            }
        }
        guard isPlain, token.utf8.count >= ActionsLog.minimumTokenLength else {
            throw Fault(
                "The token that ends a quotation in a log must be "
                    + "\(ActionsLog.minimumTokenLength) or more letters and digits. Generate a new random one."
            )
        }
        self.submission = submission
        self.token = token
    }

    /// The log, with a newline at its end.
    ///
    /// - Throws: ``Fault`` if the token occurs in the quoted text.
    package func text() throws(Fault) -> String {
        let feedback = submission.answers.map {
            AnswerFeedback($0, style: style).lines.rendered(in: style)
        }
        let words = FeedbackText(submission: submission)
        let head = [words.title, words.points, words.protection].map(style.visible)
        let quoted = (head.map { $0 + "\n" }.joined() + "\n" + feedback.joined(separator: "\n"))
        guard !quoted.lowercased().contains(token.lowercased()) else {
            throw Fault(
                "The token that ends a quotation in a log occurs in the quoted text. "
                    + "Generate a new random one."
            )
        }
        return ActionsAnnotations(submission).text
            + WorkflowCommand(name: "stop-commands", message: token).line + quoted
            + WorkflowCommand(name: token).line
    }
}
