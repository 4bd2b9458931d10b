import Reports
import Results

/// GitHub Actions annotations on the student's lines with compiler errors, crashes and failed scenes.
package struct ActionsAnnotations: Sendable {
    private let submission: SubmissionReport
    private let style = TextStyle(glyphs: .unicode)

    /// The maximum number that GitHub shows for one step.
    private static let limit = 10

    package init(_ submission: SubmissionReport) {
        self.submission = submission
    }

    /// The commands with a newline after each; empty without errors.
    package var text: String {
        submission.answers.flatMap { answer in
            compilerErrors(answer.report) + failures(answer)
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

    /// One command for each cause, even if many tests fail for it.
    private func failures(_ answer: GradedAnswer) -> [WorkflowCommand] {
        let report = answer.report
        let methods = AnswerMethods(answer.record.source ?? "")
        return report.failureGroups.compactMap { group in
            let tests = [group.first] + group.others
            let placed = tests.first { $0.failure?.termination?.line != nil } ?? group.first
            guard placed.failure != nil else { return nil }
            let place = methods.place(of: placed)
            return command(
                report,
                line: place.line,
                column: place.column,
                verdict: placed.name,
                message: message(placed)
            )
        }
    }

    private func message(_ test: TestReport) -> [String?] {
        guard let end = test.failure?.termination else { return [test.summary] }
        return [end.words, end.ownMessage]
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
