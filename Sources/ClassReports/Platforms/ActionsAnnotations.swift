import Reports
import Results

/// GitHub Actions annotations on the student's lines with compiler errors and crashes.
package struct ActionsAnnotations: Sendable {
    private let submission: SubmissionReport
    private let style = TextStyle(glyphs: .unicode)

    /// GitHub shows at most this number for one step.
    private static let limit = 10

    package init(_ submission: SubmissionReport) {
        self.submission = submission
    }

    /// The commands with a newline after each; empty without errors.
    package var text: String {
        submission.answers.flatMap { answer in
            compilerErrors(answer.report) + crashes(answer.report)
        }
        .prefix(ActionsAnnotations.limit).map(\.line).joined()
    }

    private func compilerErrors(_ report: ExerciseReport) -> [WorkflowCommand] {
        guard [.didNotCompile, .notAccepted].contains(report.outcome) else { return [] }
        return report.diagnostics.compactMap { diagnostic in
            guard diagnostic.severity == .error, diagnostic.file == report.answerPath,
                let line = diagnostic.line
            else { return nil }
            return command(
                report,
                line: line,
                column: diagnostic.column,
                verdict: report.outcome.words,
                message: [diagnostic.message, diagnostic.advice]
            )
        }
    }

    /// One command for each cause, although many tests may end for it.
    private func crashes(_ report: ExerciseReport) -> [WorkflowCommand] {
        report.failureGroups.compactMap { group in
            let tests = [group.first] + group.others
            guard let test = tests.first(where: { $0.failure?.termination?.line != nil }),
                let end = test.failure?.termination, let line = end.line
            else { return nil }
            return command(
                report,
                line: line,
                column: end.column,
                verdict: test.name,
                message: [end.words, end.ownMessage]
            )
        }
    }

    private func command(
        _ report: ExerciseReport,
        line: Int,
        column: Int?,
        verdict: String,
        message: [String?]
    ) -> WorkflowCommand {
        WorkflowCommand(
            name: "error",
            properties: [
                ("file", style.visible(report.answerPath)), ("line", "\(line)"),
            ] + (column.map { [("col", "\($0)")] } ?? []) + [
                ("title", style.visible("Exercise \(report.exercise): \(verdict)"))
            ],
            message: message.compactMap { $0 }.filter { !$0.isEmpty }
                .flatMap { $0.physicalLines.map(style.visible) }.joined(separator: "\n")
        )
    }
}
