import Scenario

/// A submission's feedback in a log of GitHub Actions, which obeys nothing in it.
///
/// Everything that a student or an answer wrote stands between two marks, from the first to the
/// second of which GitHub takes no commands. What the grader says to GitHub stands before them.
package struct ActionsLog: Sendable {
    private let submission: SubmissionReport
    private let token: String
    private let style = TextStyle(glyphs: .unicode)

    /// A mark that could be taken for something else.
    package struct Fault: ExplainedError, Hashable {
        /// What is wrong, and what to do.
        package let message: String
    }

    /// The letters and digits that nobody guesses.
    private static let leastOfToken = 16

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - submission: What was graded.
    ///   - token: At least 16 letters and digits that nobody could guess, other ones each time.
    package init(_ submission: SubmissionReport, token: String) throws(Fault) {
        let isPlain = token.utf8.allSatisfy { byte in
            switch Unicode.Scalar(byte) {
            case "0"..."9", "a"..."z", "A"..."Z": true
            default: false
            }
        }
        guard isPlain, token.utf8.count >= ActionsLog.leastOfToken else {
            throw Fault(
                message: "The token that ends a quotation in a log must be "
                    + "\(ActionsLog.leastOfToken) or more letters and digits. Draw a new one by chance."
            )
        }
        self.submission = submission
        self.token = token
    }

    /// The log, the last line ended too; a fault if the token stands in what is quoted.
    package func text() throws(Fault) -> String {
        let feedback = submission.answers.map {
            AnswerFeedback($0, style: style).lines.rendered(in: style)
        }
        let words = FeedbackWords(submission)
        let head = [words.title, words.points, words.protection].map(style.visible)
        let quoted = (head.map { $0 + "\n" }.joined() + "\n" + feedback.joined(separator: "\n"))
        guard !quoted.lowercased().contains(token.lowercased()) else {
            throw Fault(
                message: "The token that ends a quotation in a log stands in what is quoted. "
                    + "Draw a new one by chance."
            )
        }
        return ActionsAnnotations(submission).text
            + WorkflowCommand(name: "stop-commands", message: token).line + quoted
            + WorkflowCommand(name: token).line
    }
}
