import Examples
import Pages
import Results
import Scenario
import Testing

@testable import ClassReports

/// A student's feedback, to the character.
@Suite("Feedback as Markdown")
struct FeedbackMarkdownTests {
    @Test(
        "Files that may be the answer are named at the end, whatever the outcome",
        arguments: [true, false]
    )
    func unusedFiles(isMissing: Bool) {
        var report = isMissing ? SampleClass.missing : Samples.failed
        report.unusedFiles = ["BaseView copy.swift", "all.zip"]
        let submission = SubmissionReport(student: "ada", answers: [SampleClass.answer(3, report)])
        let end = """
              Not graded: BaseView copy.swift, all.zip. If your answer is there, hand it in
              under the name of the exercise's file, alone and in no archive.
            ```

            """
        #expect(FeedbackMarkdown(submission).text.hasSuffix("\n" + end))
    }

    @Test("A table first, then each exercise in the words of make check")
    func whole() {
        let submission = SubmissionReport(
            student: "Ada_Lovelace",
            answers: [
                SampleClass.answer(1, Samples.passed), SampleClass.answer(5, Samples.graderFault),
                SampleClass.answer(6, SampleClass.missing),
            ]
        )
        let expected = #"""
            # Feedback for Ada\_Lovelace

            10 of 30 points, without exercise 5: because of an error in the grader, it is not graded yet.

            Protection while grading: bubblewrap: no files, no network, no other processes.

            Random scenes: seed 42. `make check EX=5 SEED=42` plays them again.

            | Exercise | Outcome | Points |
            | --- | --- | --- |
            | 1, Which layer was touched | passed | 10 of 10 |
            | 5, A round button | grader's fault | not graded |
            | 6, The responder chain | missing | 0 of 10 |

            ## Exercise 1, Which layer was touched

            ```text
            ✓ Exercise 1 passed, all 5 tests.
              random scenes of seed 42
            ```

            ## Exercise 5, A round button

            ```text
            ! Exercise 5 could not be graded. The grader is at fault, not your answer.

              The reference did not build: Solutions/03 is missing.

              This does not count against you. It has to be graded again; the seed was 42.
            ```

            ## Exercise 6, The responder chain

            ```text
            ○ Exercise 6, The responder chain: missing

              There is no file of this name.
            ```

            """#
        #expect(FeedbackMarkdown(submission).text == expected)
    }

    @Test("The first failure is told in full, the others by name, message and command")
    func failures() {
        var report = SampleClass.believed
        report.tests[3].failure = report.tests[2].failure
        report.tests[3].failure?.identifier = "own.1"
        let text = FeedbackMarkdown(SampleClass.one(report)).text
        #expect(text.components(separatedBy: "┌─ root").count == 2)
        #expect(text.contains("\n  again     make check EX=3 CASE=order-2 SEED=42\n"))
        #expect(text.contains("\n3 of 5 tests passed, 6 of 10 points, seed 42\n"))
        let end = """

            The other test that fails:

            ✗ Each subview is asked in its own coordinates
              The point was not converted.
              again     make check EX=3 CASE=own.1 SEED=42
            ```

            """
        #expect(text.hasSuffix(end))
    }

    @Test("The points are the teacher's, in the table and in the report")
    func points() throws {
        let points = try PointsScheme("3,*,12.5")
        let answer = SampleClass.answer(3, SampleClass.believed, points: points)
        let text = FeedbackMarkdown(SubmissionReport(student: "ada", answers: [answer])).text
        #expect(text.contains("\n7.5 of 12.5 points.\n"))
        #expect(text.contains("| failed | 7.5 of 12.5 |"))
        #expect(text.contains("3 of 5 tests passed, 7.5 of 12.5 points, seed 42"))
    }

    @Test("Paths are those of the student's own workbook, so that commands can be typed there")
    func paths() {
        let crashed = FeedbackMarkdown(SampleClass.one(Samples.crashed)).text
        #expect(crashed.contains("at        Exercises/03-SystemHitTest/BaseView.swift:12:20 in"))
        let broken = FeedbackMarkdown(SampleClass.one(Samples.didNotCompile)).text
        #expect(broken.contains("  Exercises/03-SystemHitTest/BaseView.swift:9:20\n"))
        #expect(broken.contains("  again     make check EX=3\n"))
        #expect(!(crashed + broken).contains("hand-in"))
        #expect(!(crashed + broken).contains("ATTEMPT="))
    }

    @Test("Every outcome has its own words", arguments: Outcome.allCases)
    func outcomes(outcome: Outcome) {
        let text = FeedbackMarkdown(SampleClass.one(Samples.report(outcome))).text
        let points = outcome == .graderFault ? "not graded" : "0 of 10"
        #expect(text.contains("| 3, The system's hitTest | \(outcome.words) | \(points) |"))
        #expect(Set(Outcome.allCases.map(\.words)).count == Outcome.allCases.count)
    }

    @Test("How long it took makes no difference")
    func time() {
        var slow = SampleClass.ada
        for index in slow.answers.indices {
            slow.answers[index].record.report.durationSeconds = 99.9
        }
        #expect(FeedbackMarkdown(slow).text == FeedbackMarkdown(SampleClass.ada).text)
        #expect(FeedbackPage(slow).page.body == FeedbackPage(SampleClass.ada).page.body)
    }

    @Test("Each protection of the machine is named once; nothing ran for a missing answer")
    func protection() {
        var submission = SampleClass.ada
        submission.answers[1].record.protection = .none
        submission.answers[5].record.protection = .user
        #expect(
            FeedbackText(submission: submission).protection
                == "Protection while grading: bubblewrap: no files, no network, no other processes; "
                + "none: the answers could do whatever the grader can."
        )
        let missing = FeedbackText(submission: SampleClass.one(SampleClass.missing))
        #expect(missing.protection == "Nothing was run.")
        #expect(missing.repetition == nil)
    }

    @Test("Several seeds and several faults are all named")
    func several() {
        var submission = SampleClass.ada
        submission.answers[0].record.report.outcome = .graderFault
        submission.answers[1].record.report.seed = 7
        let words = FeedbackText(submission: submission)
        #expect(words.repetition == "Random scenes: seeds 7, 42.")
        #expect(
            words.points
                == "8 of 60 points, without exercises 1, 5: because of an error in the grader, "
                + "they are not graded yet."
        )
    }

    @Test("A pass among others is not called the last one")
    func noWayOn() {
        #expect(!FeedbackMarkdown(SampleClass.one(Samples.passed)).text.contains("last one"))
    }
}
