import Examples
import Results
import Scenario
import Testing

@testable import Reports

/// The parts of a report that only some answers see.
@Suite("Details of a report on a terminal")
struct TerminalReportDetailsTests {
    private let style = TextStyle(glyphs: .unicode)

    private func text(_ report: ExerciseReport, nextLesson: String? = Samples.nextLesson) -> String
    {
        TerminalReport(report, nextLesson: nextLesson, style: style).text
    }

    @Test("If no other exercise is open, a pass says so")
    func last() {
        #expect(
            text(Samples.passed, nextLesson: nil)
                == "✓ Exercise 3 passed, all 5 tests. No other exercise is open.\n  random scenes of seed 42\n"
        )
    }

    @Test("A pass of one case claims nothing about the others, and names the whole check")
    func oneCase() {
        let text = TerminalReport(Samples.passed, on: .checkOfCase, style: style).text
        #expect(text == "✓ Exercise 3 passed in this case. Next: make check EX=3\n")
    }

    @Test("A page says nothing about the next exercise, to which it links")
    func page() {
        let text = TerminalReport(Samples.passed, on: .page, style: style).text
        #expect(text.hasPrefix("✓ Exercise 3 passed, all 5 tests.\n"))
    }

    @Test("The next lesson has a line of its own where it does not fit behind the verdict")
    func narrow() {
        let style = TextStyle(glyphs: .unicode, columns: 60)
        #expect(
            TerminalReport(Samples.passed, nextLesson: Samples.nextLesson, style: style).text == """
                ✓ Exercise 3 passed, all 5 tests.
                  Next: read Exercises/04-ShelterView/README.md
                  random scenes of seed 42

                """
        )
    }

    @Test("A passing answer's output stands apart from the verdict")
    func printed() {
        var report = Samples.passed
        report.output = "hello\n"
        #expect(
            text(report) == """
                ✓ Exercise 3 passed, all 5 tests. Next: read Exercises/04-ShelterView/README.md
                  random scenes of seed 42

                Your answer printed:
                  │ hello

                """
        )
    }

    @Test("With each save, a passing answer's output is one line")
    func printedRepeatedly() {
        var report = Samples.passed
        report.output = "hello\nworld\n"
        let text = TerminalReport(report, on: .repeatedly, style: TextStyle(glyphs: .unicode)).text
        #expect(text.contains("Your answer printed 2 lines in the tests' scenes."))
        #expect(!text.contains("hello"))
    }

    @Test("Much output is cut, with a note")
    func muchOutput() {
        var report = Samples.passed
        report.output = String(repeating: "again\n", count: 40)
        let lines = text(report).split(separator: "\n")
        #expect(lines.count { $0 == "  │ again" } == 12)
        #expect(lines.last == "  … and 28 more lines, left out here")
    }

    @Test("Output that was cut before is counted whole")
    func cutOutput() {
        var report = Samples.passed
        report.output = String(repeating: "again\n", count: 40)
        report.outputLineCount = 100_000
        let lines = text(report).split(separator: "\n")
        #expect(lines.last == "  … and over 10000 more lines, left out here")
    }

    @Test(
        "The caret stands below the column that the compiler means",
        arguments: [
            ("        return x", 16, "9 │ return x", "  │        ^"),
            ("\tlet a\tb", 8, "9 │ let a    b", "  │          ^"),
            ("let 视图 = 1", 12, "9 │ let 视图 = 1", "  │          ^"),
            ("end", 40, "9 │ end", "  │    ^"), ("    x", 2, "9 │ x", "  │ ^"),
        ]
    )
    func caret(source: String, column: Int, line: String, pointer: String) throws {
        let diagnostic = Diagnostic(
            severity: .error,
            file: "a.swift",
            line: 9,
            column: column,
            message: "",
            sourceLine: source
        )
        let lines = try #require(SourceExcerpt(diagnostic)).lines(in: style)
        #expect(lines.map(\.text) == [line, pointer])
    }

    @Test("Of a long source line, the part around the caret is shown")
    func longSource() throws {
        let source =
            String(repeating: "a + ", count: 60) + "wrong" + String(repeating: " + b", count: 60)
        let diagnostic = Diagnostic(
            severity: .error,
            file: "a.swift",
            line: 9,
            column: 241,
            message: "",
            sourceLine: source
        )
        let lines = try #require(SourceExcerpt(diagnostic)).lines(in: style).map(\.text)
        let caret = try #require(lines[1].firstIndex(of: "^"))
        let below = lines[1].distance(from: lines[1].startIndex, to: caret)
        #expect(lines[0].dropFirst(below).hasPrefix("wrong"))
        #expect(lines[0].hasPrefix("9 │ …") && lines[0].hasSuffix("…"))
    }

    @Test("A refusal without an error is told as well")
    func unexplained() {
        #expect(
            text(Samples.report(.didNotCompile)) == """
                ✗ Exercise 3, The system's hit testing: does not compile

                  The compiler gave no reason.

                  again     make check EX=3

                """
        )
    }

    @Test("Notes that belong to the first error follow it")
    func notes() {
        var report = Samples.didNotCompile
        report.diagnostics.insert(
            Diagnostic(severity: .note, file: "BaseView.swift", line: 4, message: "declared here"),
            at: 1
        )
        #expect(text(report).contains("\n  BaseView.swift:4\n  note: declared here\n"))
    }

    @Test("Escape sequences of an answer never reach the terminal as such")
    func hostile() {
        var report = Samples.didNotCompile
        report.diagnostics[0].message = "\u{1B}]0;owned\u{7}"
        report.diagnostics[0].sourceLine = "let a = \"\u{202E}\""
        let text = text(report)
        #expect(text.contains("error: \\u{1B}]0;owned\\u{7}"))
        #expect(text.contains("let a = \"\\u{202E}\""))
    }
}
