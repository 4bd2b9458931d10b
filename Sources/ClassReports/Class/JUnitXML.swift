import Markup
import Reports
import Results

/// The class as `junit.xml`, for servers that show tests.
///
/// Each answer is a suite, and each of its tests a case. A suite's name consists of the student's
/// feedback file name and the exercise, so that it is unique. A compiler error, a timeout, a crash
/// or a fault of the grader is an error. A wrong or missing answer is a failure. The file contains
/// no times, so equal answers give equal files.
package struct JUnitXML: ClassFile {
    private let style = TextStyle(glyphs: .unicode)

    package init() {}

    package func opening() -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    }

    package func piece(for submission: SubmissionReport) -> String {
        let student = FeedbackFileName.stem(of: submission.student)
        return submission.answers.map { suite($0, student) }.joined()
    }

    package var separator: String { "" }

    package var closing: String { "</testsuites>\n" }

    private func suite(_ answer: GradedAnswer, _ student: String) -> String {
        let name = "\(student)/\(answer.report.slug)"
        let cases = cases(of: answer)
        func count(_ kind: Kind) -> String { "\(cases.count { $0.kind == kind })" }
        let head = XMLText.tag(
            "testsuite",
            [
                ("name", name), ("tests", "\(cases.count)"), ("failures", count(.failure)),
                ("errors", count(.error)), ("skipped", count(.skipped)),
            ]
        )
        let output = answer.report.output.physicalLines.map { style.visible($0) + "\n" }.joined()
        return head + "\n" + cases.map { text(of: $0, name, answer.report.answerPath) }.joined()
            + (output.isEmpty ? "" : "<system-out>\(XMLText.escaped(output))</system-out>\n")
            + "</testsuite>\n"
    }

    private func text(of entry: Case, _ suite: String, _ file: String) -> String {
        let attributes = [
            ("classname", suite), ("name", entry.name), ("file", style.visible(file)),
        ]
        let head = XMLText.tag("testcase", attributes.filter { $0.0 != "file" || !file.isEmpty })
        let message = ("message", entry.message)
        let type = ("type", entry.outcome.rawValue)
        let inside =
            switch entry.kind {
            case .passed: ""
            case .skipped: XMLText.tag("skipped", [message]) + "</skipped>"
            case .failure:
                XMLText.tag("failure", [message, type]) + XMLText.escaped(entry.text) + "</failure>"
            case .error:
                XMLText.tag("error", [message, type]) + XMLText.escaped(entry.text) + "</error>"
            }
        return head + inside + "</testcase>\n"
    }
}

extension JUnitXML {
    private enum Kind {
        case passed, failure, error, skipped

        init(_ outcome: Outcome) {
            switch outcome {
            case .passed: self = .passed
            case .failed, .notStarted, .missing, .notAccepted: self = .failure
            case .didNotCompile, .crashed, .timedOut, .graderFault: self = .error
            case .skipped: self = .skipped
            }
        }
    }

    private struct Case {
        var name: String
        let outcome: Outcome
        let message: String
        let text: String

        var kind: Kind { Kind(outcome) }
    }

    /// One case for each test, with unique names; a single case if no test could be run.
    private func cases(of answer: GradedAnswer) -> [Case] {
        let feedback = AnswerFeedback(answer, style: style)
        var uses: [String: Int] = [:]
        return answer.platformTests.enumerated().map { index, entry in
            let name =
                entry.test.map { style.visible($0.name) } ?? "Exercise \(answer.report.exercise)"
            uses[name, default: 0] += 1
            let lines = entry.test?.message.physicalLines ?? []
            let message = lines.map(style.visible).joined(separator: " ")
            return Case(
                name: uses[name] == 1 ? name : "\(name) (test \(index + 1))",
                outcome: entry.outcome,
                message: message.isEmpty ? entry.outcome.words : message,
                text: entry.outcome == .passed ? "" : feedback.text(of: entry)
            )
        }
    }
}
