import Reports
import Results

/// A submission of one or several exercises as Exercism's `results.json`, version 3.
///
/// The status is `error` if no test could be run, and after a fault of the grader. If only some
/// exercises have tests, each of the others becomes one test with an error. With several exercises,
/// each is a task.
package struct ExercismResults: Sendable {
    private let submission: SubmissionReport
    private let style = TextStyle(glyphs: .unicode)

    /// Exercism's limit for a message, counted here in UTF-8 bytes to be safe.
    private static let maximumMessageBytes = 65_535
    /// Exercism's limit for a test's output, in characters.
    private static let maximumOutputLength = 500

    package init(_ submission: SubmissionReport) {
        self.submission = submission
    }

    /// The file's text, with a newline at its end.
    package func text() throws -> String {
        var object: JSONObject = [
            "version": 3,
            "status": status,
            "tests": status == .error ? [] : submission.answers.flatMap(tests),
        ]
        object.add("message", status == .error ? errorMessage : nil)
        return try JSONText.pretty(object)
    }

    private var status: Status {
        let answers = submission.answers
        if !submission.ungraded.isEmpty || answers.allSatisfy(\.report.tests.isEmpty) {
            return .error
        }
        return answers.allSatisfy { $0.report.outcome == .passed } ? .pass : .fail
    }

    /// The message without test results; faults of the grader take precedence.
    private var errorMessage: String {
        let told = submission.ungraded.isEmpty ? submission.answers : submission.ungraded
        guard !told.isEmpty else { return "There is nothing to grade." }
        return message(told.map(feedback).joined(separator: "\n"))
    }

    private func feedback(_ answer: GradedAnswer) -> String {
        AnswerFeedback(answer, style: style).lines.rendered(in: style)
    }

    private func tests(_ answer: GradedAnswer) -> [JSONObject] {
        let report = answer.report
        let feedback = AnswerFeedback(answer, style: style)
        let entries = answer.platformTests
        let printing = entries.firstIndex { $0.outcome != .passed } ?? 0
        return entries.enumerated().map { index, entry in
            var object: JSONObject = [
                "name": entry.test.map { style.visible($0.name) } ?? entry.name,
                "status": entry.test == nil ? Status.error : Status(entry.outcome),
            ]
            let isPassed = entry.test?.outcome == .passed
            object.add("message", isPassed ? nil : message(feedback.text(of: entry)))
            object.add("output", entry.test == nil || index != printing ? nil : output(report))
            object.add("task_id", submission.answers.count > 1 ? report.exercise : nil)
            return object
        }
    }

    private func message(_ text: String) -> String {
        text.cut(to: ExercismResults.maximumMessageBytes) { $0.utf8.count }
    }

    private func output(_ report: ExerciseReport) -> String? {
        let lines = report.output.physicalLines.map(style.visible)
        guard !lines.isEmpty else { return nil }
        return lines.joined(separator: "\n").cut(to: ExercismResults.maximumOutputLength) {
            $0.utf16.count
        }
    }
}

extension ExercismResults {
    /// The names are Exercism's.
    private enum Status: String, Encodable {
        case pass, fail, error

        /// Maps an outcome to a status: a test that did not finish is an error, and a wrong result
        /// a failure.
        init(_ outcome: Outcome) {
            switch outcome {
            case .passed: self = .pass
            case .failed, .notStarted: self = .fail
            case .crashed, .timedOut, .skipped, .didNotCompile, .graderFault, .missing,
                .notAccepted:
                self = .error
            }
        }
    }
}

extension String {
    /// The text, cut with an ellipsis if it is longer than the limit.
    ///
    /// - Parameter length: Measures a text in the limit's unit.
    fileprivate func cut(to limit: Int, by length: (String) -> Int) -> String {
        guard length(self) > limit else { return self }
        var room = limit - length("…")
        var beginning = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            room -= length(String(scalar))
            guard room >= 0 else { break }
            beginning.append(scalar)
        }
        return String(beginning) + "…"
    }
}
