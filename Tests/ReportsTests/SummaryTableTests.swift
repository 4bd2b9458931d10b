import Examples
import Results
import Scenario
import Testing

@testable import Reports

/// All exercises at a glance.
@Suite("The table of all exercises")
struct SummaryTableTests {
    private func text(_ reports: [ExerciseReport], _ glyphs: Glyphs = .unicode) -> String {
        let numbered = reports.enumerated().map { index, report in
            var report = report
            report.exercise = index + 1
            return report
        }
        return SummaryTable(numbered, style: TextStyle(glyphs: glyphs)).text
    }

    @Test("Each exercise has a line, and the last line says what comes next")
    func all() {
        let reports = [Samples.passed, Samples.failed, Samples.notStarted, Samples.graderFault]
        let expected = """
              1  ✓  The system's hit testing  passed          10/10  ████████████
              2  ✗  The system's hit testing  failed           6/10  ███████░░░░░
              3  ○  The system's hit testing  not started         –  ░░░░░░░░░░░░
              4  !  The system's hit testing  grader's fault      –  ░░░░░░░░░░░░

              1 of 4 exercises passed, 16 of 20 points. Next: make check EX=2

            """
        #expect(text(reports) == expected)
    }

    @Test("Without Unicode the table is plain ASCII")
    func ascii() {
        let expected = """
              1  ok    The system's hit testing  passed       10/10  ############
              2  FAIL  The system's hit testing  crashed       2/10  ##..........
              3  ..    The system's hit testing  not started     --  ............

              1 of 3 exercises passed, 12 of 20 points. Next: make check EX=2

            """
        #expect(text([Samples.passed, Samples.crashed, Samples.notStarted], .ascii) == expected)
    }

    @Test("In a narrow terminal a bar costs no part of a title")
    func narrow() {
        var report = Samples.notStarted
        report.title = "Which layer? Asking with contains"
        let style = TextStyle(glyphs: .unicode, columns: 60)
        let row = SummaryTable([report], style: style).text.prefix { $0 != "\n" }
        #expect(row.hasSuffix("  ○  Which layer? Asking with contains  not started  –"))
    }

    @Test("When all is passed, the table says so")
    func passed() {
        #expect(text([Samples.passed, Samples.passed]).hasSuffix("\n  All 2 exercises passed.\n"))
        #expect(text([]) == "  There is nothing to grade.\n")
    }
}
