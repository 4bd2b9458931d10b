import Examples
import Reports
import Results
import Scenario
import Testing

@Suite("A report as lines to which an editor jumps")
struct EditorLinesTests {
    private static let source = """
        import UIKit

        // func hitTest( in a comment is none.
        class BaseView: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
        }
        """

    private func text(_ report: ExerciseReport, source: String = EditorLinesTests.source) -> String
    {
        EditorLines(report, path: "/copy/BaseView.swift", source: source).text
    }

    private func test(_ name: String, _ failure: CaseFailure, at position: Int = 0) -> TestReport {
        var test = TestReport(name: name, position: position, outcome: .failed, points: 1)
        test.failure = failure
        return test
    }

    @Test("A failed scene stands on the method that the scene called")
    func failedScene() {
        let report = Samples.report(.failed, tests: [test("Front first", Samples.wrongOrder)])
        #expect(
            text(report)
                == "/copy/BaseView.swift:5:14: error: Front first: expected front is hit, "
                + "happened back is hit\n"
        )
    }

    @Test("Without that method on the first one, and without any on the class")
    func otherPlaces() {
        let report = Samples.report(.failed, tests: [test("Front first", Samples.wrongOrder)])
        #expect(text(report, source: "\nfunc other() {}").contains(".swift:2:1: error"))
        #expect(text(report, source: "final class BaseView {}").contains(".swift:1:7: error"))
        #expect(text(report, source: "").contains(".swift:1:1: error"))
    }

    @Test("Tests that fail for the same reason share a line")
    func sameReason() {
        let tests = [
            test("Front first", Samples.wrongOrder), test("And again", Samples.wrongOrder, at: 1),
        ]
        #expect(
            text(Samples.report(.failed, tests: tests))
                .hasSuffix("happened back is hit; 1 other test looks the same\n")
        )
    }

    @Test("A crash stands on its own line")
    func crash() {
        var failure = Samples.wrongOrder
        failure.termination = Termination(kind: .signal, code: 5, message: "Index out\nof range")
        failure.termination?.line = 6
        failure.termination?.column = 20
        let report = Samples.report(.crashed, tests: [test("Front first", failure)])
        #expect(
            text(report)
                == "/copy/BaseView.swift:6:20: error: Front first: It crashed with signal 5 (the "
                + "runtime's trap). Index out of range\n"
        )
    }

    @Test("An endless loop is told in one sentence, with what looks the same behind it")
    func endlessLoop() {
        var failure = Samples.wrongOrder
        failure.termination = Termination(kind: .timeLimit, code: 400, message: "of computing")
        failure.termination?.line = 6
        let sentence =
            "/copy/BaseView.swift:6:1: error: Front first: It was stopped, because it did not "
            + "return within 0.4 s of computing."
        let first = test("Front first", failure)
        #expect(text(Samples.report(.timedOut, tests: [first])) == sentence + "\n")
        let both = [first, test("And again", failure, at: 1)]
        #expect(
            text(Samples.report(.timedOut, tests: both))
                == sentence + "; 1 other test looks the same\n"
        )
        failure.termination?.message = ""
        let byTheClock = text(Samples.report(.timedOut, tests: [test("Front first", failure)]))
        #expect(byTheClock.hasSuffix("within 0.4 s.\n"))
    }

    @Test(
        "A message about the whole file stands on its first class, or on its first line",
        arguments: [
            ("import UIKit\n\nfinal class Other: UIView {}", "3:7"),
            ("struct Other {\n    func one() {}\n}", "1:1"), ("", "1:1"),
        ]
    )
    func wholeFile(source: String, place: String) {
        let missing = Diagnostic(
            severity: .error,
            file: "Exercises/03-SystemHitTest/BaseView.swift",
            message: "the file does not declare `class BaseView: UIView`"
        )
        #expect(
            text(Samples.report(.didNotCompile, diagnostics: [missing]), source: source)
                == "/copy/BaseView.swift:\(place): error: the file does not declare `class "
                + "BaseView: UIView`\n"
        )
    }

    @Test("The compiler's messages stand where it says, without an order for a terminal")
    func compiler() {
        let file = "Exercises/03-SystemHitTest/BaseView.swift"
        let report = Samples.report(
            .didNotCompile,
            diagnostics: [
                Diagnostic(
                    severity: .error,
                    file: file,
                    line: 2,
                    column: 7,
                    message: "no\u{1B}[2J"
                ),
                Diagnostic(severity: .note, file: file, line: 1, column: 1, message: "here"),
                Diagnostic(severity: .error, file: "UIKit.swift", line: 9, message: "elsewhere"),
            ]
        )
        #expect(
            text(report) == """
                /copy/BaseView.swift:2:7: error: no\\u{1B}[2J
                /copy/BaseView.swift:1:1: note: here

                """
        )
    }

    @Test(
        "Answers that passed or were not started have none",
        arguments: [Outcome.passed, .notStarted]
    )
    func nothing(outcome: Outcome) {
        #expect(text(Samples.report(outcome)) == "")
    }
}
