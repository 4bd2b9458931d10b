import Examples
import Platform
import Results
import Scenario
import Testing

@testable import ClassReports

@Suite("A log of GitHub Actions")
struct ActionsTests {
    private let token = "0123456789abcdefXYZ"

    @Test("The compiler's errors stand at the student's own lines")
    func compilerErrors() {
        var report = Samples.didNotCompile
        report.diagnostics.removeLast(3)
        report.diagnostics.append(
            Diagnostic(
                severity: .error,
                file: "Harness.swift",
                line: 1,
                message: "not the student's"
            )
        )
        report.diagnostics.append(
            Diagnostic(severity: .warning, file: report.answerPath, line: 1, message: "unused")
        )
        let expected = """
            ::error file=hand-in/BaseView.swift,line=9,col=20,title=Exercise 3%3A does not compile::cannot find 'subView' in scope%0ASwift tells upper case from lower case: is it 'subview'?
            ::error file=hand-in/BaseView.swift,line=14,col=20,title=Exercise 3%3A does not compile::missing return in instance method expected to return 'UIView?'

            """
        #expect(ActionsAnnotations(SampleClass.one(report)).text == expected)
    }

    @Test("A crash stands at its line once, however many tests end there")
    func crash() {
        var report = Samples.crashed
        report.tests[3].outcome = .crashed
        report.tests[3].failure = report.tests[1].failure
        let expected =
            "::error file=hand-in/BaseView.swift,line=12,col=20,"
            + "title=Exercise 3%3A A hidden view refuses every touch::"
            + "It crashed with signal 5 (the runtime's trap).%0AFatal error: Index out of range\n"
        #expect(ActionsAnnotations(SampleClass.one(report)).text == expected)
    }

    @Test("A failed scene stands at the method that it called, once for each cause")
    func failedScene() {
        var answer = SampleClass.answer(3, Samples.failed)
        answer.record.source = """
            class BaseView: UIView {
                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
            }
            """
        let submission = SubmissionReport(student: "ada", answers: [answer])
        let expected =
            "::error file=hand-in/BaseView.swift,line=2,col=14,title=Exercise 3%3A The frontmost "
            + "subview is asked first::expected front is hit, happened back is hit\n"
        #expect(ActionsAnnotations(submission).text == expected)
    }

    @Test("A report says once that a loop does not end")
    func endlessLoop() {
        var report = Samples.timedOut
        let end = Termination(kind: .timeLimit, code: 400, message: "of computing")
        report.tests[2].failure?.termination = end
        report.tests[2].failure?.termination?.line = 12
        let sentence = "It was stopped, because it did not return within 0.4 s of computing."
        #expect(ActionsAnnotations(SampleClass.one(report)).text.hasSuffix("::\(sentence)\n"))
    }

    @Test("There are no more than GitHub shows, and none where there is nothing to say")
    func limit() {
        var report = Samples.didNotCompile
        report.diagnostics = Array(repeating: report.diagnostics[0], count: 30)
        let text = ActionsAnnotations(SampleClass.one(report)).text
        #expect(text.split(separator: "\n").count == 10)
        #expect(ActionsAnnotations(SampleClass.one(Samples.passed)).text.isEmpty)
    }

    @Test("Nothing in a command ends it")
    func escaping() {
        let command = WorkflowCommand(
            name: "error",
            properties: [("file", "a%,b:c\r\nd")],
            message: "50%\r\n::error::x"
        )
        #expect(command.line == "::error file=a%25%2Cb%3Ac%0D%0Ad::50%25%0D%0A::error::x\n")
    }

    @Test("Text of others stands where GitHub obeys nothing")
    func quotation() throws {
        var report = Samples.passed
        report.output = "::error::forged\n::set-output name=x::y\n"
        let text = try ActionsLog(SampleClass.one(report, student: "::debug::"), token: token)
            .text()
        let expected = """
            ::stop-commands::0123456789abcdefXYZ
            Feedback for ::debug::
            10 of 10 points.
            Protection while grading: bubblewrap: no files, no network, no other processes.

            ✓ Exercise 3 passed, all 5 tests.
              random scenes of seed 42

            Your answer printed:
              │ ::error::forged
              │ ::set-output name=x::y
            ::0123456789abcdefXYZ::

            """
        #expect(text == expected)
    }

    @Test(
        "A token that could be guessed, or taken for a command, is refused",
        arguments: ["", "short", "add-mask", "0123456789abcdef\n", "0123456789abcde:", "视视视视视视"]
    )
    func token(token: String) {
        #expect(
            throws: Fault(
                "The token that ends a quotation in a log must be 16 or more letters and "
                    + "digits. Generate a new random one."
            )
        ) {
            _ = try ActionsLog(SampleClass.ada, token: token)
        }
    }

    @Test("A token that the answer knows is refused")
    func guessedToken() throws {
        var report = Samples.passed
        report.output = "::\(token)::\n"
        let log = try ActionsLog(SampleClass.one(report), token: token)
        #expect(
            throws: Fault(
                "The token that ends a quotation in a log occurs in the quoted text. "
                    + "Generate a new random one."
            )
        ) {
            _ = try log.text()
        }
    }
}
