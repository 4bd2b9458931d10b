import Examples
import Results
import Scenario
import Testing

@testable import Reports

/// The text that students read, to the character.
@Suite("A report of a failure on a terminal")
struct TerminalReportOfFailureTests {
    private func text(_ report: ExerciseReport, _ glyphs: Glyphs = .unicode) -> String {
        TerminalReport(report, nextLesson: Samples.nextLesson, style: TextStyle(glyphs: glyphs))
            .text
    }

    @Test("An unfinished answer is told what stands and what is next, in the place of the tests")
    func unfinished() {
        var report = Samples.failed
        report.progress = AnswerProgress(
            standing: ["asks whether the view is hidden"],
            missing: ["goes through the subviews", "asks each of them"],
            next: "Go through subviews."
        )
        let expected = """
            Exercise 3, The system's hit testing: not finished yet, 1 of 3 parts stand
              ✓ asks whether the view is hidden
              ○ goes through the subviews
              ○ asks each of them

              next      Go through subviews.

            ✗ The frontmost subview is asked first
            """
        #expect(text(report).hasPrefix(expected))
        report.progress = AnswerProgress(standing: [], missing: ["asks"], next: "Ask.")
        #expect(text(report).contains("  A right answer also asks. Ask.\n"))
    }

    @Test("A missing part is the next step if the first difference names it")
    func missingPartOfTheScene() throws {
        var report = Samples.failed
        report.progress = AnswerProgress(
            standing: [],
            missing: ["asks"],
            next: "Ask.",
            absentNames: "isHidden or alpha"
        )
        #expect(
            text(report).contains(
                "  A right answer also asks; yours has no isHidden or alpha. Ask.\n"
            )
        )
        let explained = try #require(report.testToExplain?.position)
        let index = try #require(report.tests.firstIndex { $0.position == explained })
        report.tests[index].failure?.firstDifference = "Here it never reads front.alpha."
        #expect(
            text(report).contains(
                "  A right answer asks; yours has no isHidden or alpha.\n  next      Ask.\n"
            )
        )
    }

    @Test("A missing part is no advice on a crash, whose cause is another")
    func missingPartBesideCrash() {
        var report = Samples.crashed
        #expect(report.testToExplain?.failure?.termination != nil)
        report.progress = AnswerProgress(standing: [], missing: ["asks"], next: "Ask first.")
        #expect(report.missingPart == nil)
        #expect(!text(report).contains("Ask first."))
    }

    @Test("An answer that fails by a rule alone is finished, however many parts it lacks")
    func otherWay() {
        var report = Samples.failed
        report.progress = AnswerProgress(
            standing: [],
            missing: ["asks whether the view is hidden", "goes through the subviews"],
            next: "Ask."
        )
        report.tests[2].failure?.breaksRule = true
        report.tests[3].outcome = .passed
        #expect(!report.isUnfinished)
        #expect(text(report).hasPrefix("Exercise 3, The system's hit testing: failed\n"))
        report.tests[3].outcome = .failed
        #expect(report.isUnfinished)
    }

    @Test("A failure is told in order: tests, picture, verdict, traces")
    func failed() {
        let expected = #"""
            Exercise 3, The system's hit testing: failed
              ✓ A view without subviews finds itself
              ✓ A hidden view refuses every touch
              ✗ The frontmost subview is asked first
              ✗ Each subview is asked in its own coordinates
              ✓ A point outside a view never reaches its subviews

            ✗ The frontmost subview is asked first

              Subviews are asked from the last to the first, since the last one lies in
              front.

              ┌─ root ───────────────────────────────────────────────────────────────────┐
              │                                                                          │
              │      ┌─ back ──────────────────────────────┐                             │
              │      │                                     │                             │
              │      │                                     │                             │
              │      │                    ┌─ front ────────┴─────────────────┐           │
              │      │                    │                                  │           │
              │      │                    │      ✕                           │           │
              │      │                    │                                  │           │
              │      └────────────────────┤                                  │           │
              │                           │                                  │           │
              │                           │                                  │           │
              │                           └──────────────────────────────────┘           │
              │                                                                          │
              └──────────────────────────────────────────────────────────────────────────┘
              ✕ tap at (150, 120)
              view       frame
              window     (0, 0, 320, 240)
                root     (0, 0, 320, 240)
                  back   (30, 30, 160, 120)
                  front  (120, 90, 150, 120)

              expected  front is hit.
              happened  back is hit.

              First difference: root asks back before front.

              expected                              │ your answer
              tap at (150, 120)                     │ tap at (150, 120)
              window.hitTest((150, 120))            │ window.hitTest((150, 120))
                window.point(inside: (150, 120)) →  │   window.point(inside: (150, 120)) →
                true                                │   true
                root.hitTest((150, 120))            │   root.hitTest((150, 120))
                  read root.isHidden                │     read root.isHidden
                  root.point(inside: (150, 120)) →  │     root.point(inside: (150, 120)) →
                  true                              │     true
            ▸     converted (150, 120) of root to   │     converted (150, 120) of root to
                  (30, 30) of front                 │     (120, 90) of back

              again     make check EX=3 CASE=order-2 SEED=42

            Your answer printed in this scene:
              │ asked back
              │ asked \u{1B}[31mfront

            3 of 5 tests passed, 6 of 10 points, seed 42

            """#
        #expect(text(Samples.failed) == expected)
    }

    @Test("Below the place of a crash stands the line, cut around the column")
    func lineOfCrash() {
        var report = Samples.crashed
        report.tests[1].failure?.termination?.sourceLine = "        let last = subviews[count]"
        #expect(
            text(report).contains(
                """
                  at        Exercises/03-SystemHitTest/BaseView.swift:12:20 in
                            BaseView.hitTest(_:with:)
                            12 │ let last = subviews[count]
                               │            ^
                """
            )
        )
    }

    @Test("A crash is told with its line")
    func crashed() {
        let expected = #"""
            Exercise 3, The system's hit testing: crashed
              ✓ A view without subviews finds itself
              ✗ A hidden view refuses every touch (crashed)
              – The frontmost subview is asked first (not run)
              – Each subview is asked in its own coordinates (not run)
              – A point outside a view never reaches its subviews (not run)

            ✗ A hidden view refuses every touch

              ┌─ root ───────────────────────────────────────────────────────────────────┐
              │                                                                          │
              │      ┌─ back ──────────────────────────────┐                             │
              │      │                                     │                             │
              │      │                                     │                             │
              │      │                    ┌─ front ────────┴─────────────────┐           │
              │      │                    │                                  │           │
              │      │                    │      ✕                           │           │
              │      │                    │                                  │           │
              │      └────────────────────┤                                  │           │
              │                           │                                  │           │
              │                           │                                  │           │
              │                           └──────────────────────────────────┘           │
              │                                                                          │
              └──────────────────────────────────────────────────────────────────────────┘
              ✕ tap at (150, 120)
              view       frame
              window     (0, 0, 320, 240)
                root     (0, 0, 320, 240)
                  back   (30, 30, 160, 120)
                  front  (120, 90, 150, 120)

              message   Fatal error: Index out of range
              at        Exercises/03-SystemHitTest/BaseView.swift:12:20 in
                        BaseView.hitTest(_:with:)

              expected                              │ your answer
              tap at (150, 120)                     │ tap at (150, 120)
              window.hitTest((150, 120))            │ window.hitTest((150, 120))
                window.point(inside: (150, 120)) →  │   window.point(inside: (150, 120)) →
                true                                │   true
                root.hitTest((150, 120))            │   root.hitTest((150, 120))
                  read root.isHidden                │     read root.isHidden
            ▸     root.point(inside: (150, 120)) →  │ (ended here)
                  true                              │

              again     make check EX=3 CASE=order-2 SEED=42

            1 of 5 tests passed, 2 of 10 points, seed 42

            """#
        #expect(text(Samples.crashed) == expected)
    }

    @Test("A time-out is told with the call that never returned")
    func timedOut() {
        let expected = #"""
            Exercise 3, The system's hit testing: did not return
              ✓ A view without subviews finds itself
              ✓ A hidden view refuses every touch
              ✗ The frontmost subview is asked first (did not return)
              – Each subview is asked in its own coordinates (not run)
              – A point outside a view never reaches its subviews (not run)

            ✗ The frontmost subview is asked first

              ┌─ root ───────────────────────────────────────────────────────────────────┐
              │                                                                          │
              │      ┌─ back ──────────────────────────────┐                             │
              │      │                                     │                             │
              │      │                                     │                             │
              │      │                    ┌─ front ────────┴─────────────────┐           │
              │      │                    │                                  │           │
              │      │                    │      ✕                           │           │
              │      │                    │                                  │           │
              │      └────────────────────┤                                  │           │
              │                           │                                  │           │
              │                           │                                  │           │
              │                           └──────────────────────────────────┘           │
              │                                                                          │
              └──────────────────────────────────────────────────────────────────────────┘
              ✕ tap at (150, 120)
              view       frame
              window     (0, 0, 320, 240)
                root     (0, 0, 320, 240)
                  back   (30, 30, 160, 120)
                  front  (120, 90, 150, 120)

              ended     It was stopped, because it did not return within 2 s.
              stuck in  back.hitTest((120, 90))

              root asks back before front.

              expected                              │ your answer
              tap at (150, 120)                     │ tap at (150, 120)
              window.hitTest((150, 120))            │ window.hitTest((150, 120))
                window.point(inside: (150, 120)) →  │   window.point(inside: (150, 120)) →
                true                                │   true
                root.hitTest((150, 120))            │   root.hitTest((150, 120))
                  read root.isHidden                │     read root.isHidden
                  root.point(inside: (150, 120)) →  │     root.point(inside: (150, 120)) →
                  true                              │     true
            ▸     converted (150, 120) of root to   │     converted (150, 120) of root to
                  (30, 30) of front                 │     (120, 90) of back

              The last steps of your answer:
                root.hitTest((150, 120))
                  read root.isHidden
                  root.point(inside: (150, 120)) → true
                  converted (150, 120) of root to (120, 90) of back
                  back.hitTest((120, 90))

              again     make check EX=3 CASE=order-2 SEED=42

            2 of 5 tests passed, 4 of 10 points, seed 42

            """#
        #expect(text(Samples.timedOut) == expected)
    }

    @Test("Of many tests that were not run only the number is told")
    func manyNotRun() {
        var report = Samples.timedOut
        let template = report.tests[0]
        for position in 5..<9 {
            var test = template
            test.name = "Test \(position)"
            test.position = position
            test.outcome = .skipped
            report.tests.append(test)
        }
        #expect(text(report).contains("  – 6 more tests were not run\n"))
        let reason = "The time for the whole exercise had run out."
        for index in report.tests.indices where report.tests[index].outcome == .skipped {
            report.tests[index].message = reason
        }
        let line = "  – 6 more tests were not run. \(reason)\n"
        #expect(text(report).contains(line))
        #expect(!text(report).contains("Test 5"))
    }

    @Test("Of many tests that crashed the first is named, with their number", arguments: [3, 4])
    func manyCrashed(count: Int) {
        let outcomes = [.passed] + Array(repeating: Outcome.crashed, count: count)
        var report = Samples.report(.crashed, tests: Samples.tests(outcomes))
        for index in report.tests.indices { report.tests[index].name = "Test \(index)" }
        let list = text(report).contains("  ✗ 4 tests crashed, the first: Test 1\n")
        #expect(list == (count == 4))
        #expect(text(report).contains("Test 3 (crashed)") == (count == 3))
    }
}
