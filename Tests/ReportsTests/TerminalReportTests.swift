import Examples
import Results
import Scenario
import Testing

@testable import Reports

/// The text that students read, to the character.
@Suite("A report on a terminal")
struct TerminalReportTests {
    private func text(_ report: ExerciseReport, _ glyphs: Glyphs = .unicode) -> String {
        TerminalReport(report, nextLesson: Samples.nextLesson, style: TextStyle(glyphs: glyphs))
            .text
    }

    @Test("A pass is one line")
    func passed() {
        let expected = #"""
            ✓ Exercise 3 passed, all 5 tests. Next: read Exercises/04-ShelterView/README.md
              random scenes of seed 42

            """#
        #expect(text(Samples.passed) == expected)
    }

    @Test("An untouched stub gets its task")
    func notStarted() {
        let expected = #"""
            ○ Exercise 3, The system's hit testing: not started

              Write what UIView's hitTest(_:with:) does, without calling it: who refuses
              touches, who is asked whether the point is inside, and in which order.

              read    Exercises/03-SystemHitTest/README.md
              write   Exercises/03-SystemHitTest/BaseView.swift
              run     make check EX=3

            """#
        #expect(text(Samples.notStarted) == expected)
    }

    @Test("A report during a watch names no command")
    func repeatedly() {
        for report in [Samples.notStarted, Samples.didNotCompile] {
            let style = TextStyle(glyphs: .unicode)
            let once = TerminalReport(report, nextLesson: Samples.nextLesson, style: style).text
            let again = TerminalReport(
                report,
                on: .repeatedly,
                style: style
            ).text
            #expect(once.contains("make check EX=3"))
            #expect(!again.contains("make check EX=3"))
            #expect(again.hasSuffix("\n") && !again.hasSuffix("\n\n"))
            #expect(once.hasPrefix(again.dropLast()))
        }
    }

    @Test("The first compiler error is told in full")
    func didNotCompile() {
        let expected = #"""
            ✗ Exercise 3, The system's hit testing: does not compile

              Exercises/03-SystemHitTest/BaseView.swift:9:20
              error: cannot find 'subView' in scope

              9 │ return subView
                │        ^

              Swift tells upper case from lower case: is it 'subview'?

              Exercises/03-SystemHitTest/BaseView.swift:14:20
              error: missing return in instance method expected to return 'UIView?'

              Exercises/03-SystemHitTest/BaseView.swift:20:20
              error: expected '}' in class

              … and 2 more errors

              Begin with the first: the others may follow from it.

              again     make check EX=3

            """#
        #expect(text(Samples.didNotCompile) == expected)
    }

    @Test("A fault of the grader is never the answer's")
    func graderFault() {
        let expected = #"""
            ! Exercise 3 could not be graded. The grader is at fault, not your answer.

              The reference did not build: Solutions/03 is missing.

              This does not count against you. Run make check EX=3 again; if it happens
              again, send these lines to whoever gave you the workbook, with seed 42.

            """#
        #expect(text(Samples.graderFault) == expected)
    }

    @Test("Without Unicode a report is plain ASCII")
    func ascii() {
        let expected = #"""
            FAIL Exercise 3, The system's hit testing: does not compile

              Exercises/03-SystemHitTest/BaseView.swift:9:20
              error: cannot find 'subView' in scope

              9 | return subView
                |        ^

              Swift tells upper case from lower case: is it 'subview'?

              Exercises/03-SystemHitTest/BaseView.swift:14:20
              error: missing return in instance method expected to return 'UIView?'

              Exercises/03-SystemHitTest/BaseView.swift:20:20
              error: expected '}' in class

              ... and 2 more errors

              Begin with the first: the others may follow from it.

              again     make check EX=3

            """#
        #expect(text(Samples.didNotCompile, .ascii) == expected)
    }
}
