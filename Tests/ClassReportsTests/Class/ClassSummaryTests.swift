import Examples
import Reports
import Results
import Scenario
import Testing

@testable import ClassReports

@Suite("The summary of a class")
struct ClassSummaryTests {
    private func summary(_ submissions: [SubmissionReport]) -> ClassSummary {
        var summary = ClassSummary()
        for submission in submissions { summary.add(submission) }
        return summary
    }

    private func text(_ submissions: [SubmissionReport]) -> String {
        ClassSummaryReport(summary(submissions), style: TextStyle(glyphs: .unicode)).text
    }

    private func student(
        _ name: String,
        _ report: ExerciseReport,
        key: String? = nil
    ) -> SubmissionReport {
        let answer = SampleClass.answer(3, report, student: name, key: key ?? name)
        return SubmissionReport(student: name, answers: [answer])
    }

    private func students(_ count: Int, _ report: ExerciseReport, key: String? = nil)
        -> [SubmissionReport]
    {
        (0..<count).map { student("s\(100 + $0)", report, key: key) }
    }

    private var sample: [SubmissionReport] {
        students(4, Samples.passed, key: "right")
            + [
                student("zoe", SampleClass.believed, key: "same"),
                student("bob", SampleClass.believed, key: "same"),
                student("cy", Samples.crashed), student("dan", Samples.graderFault),
                student("eve", SampleClass.missing, key: ""),
                student("fay", SampleClass.missing, key: ""),
            ]
    }

    @Test("A teacher's summary on the terminal")
    func terminal() {
        let expected = """
            A class of 10 students

            ! Grade these again: the grader failed here, and a missing grade is not a zero.
                dan: exercise 3

            Exercise 3, The system's hitTest
              outcomes   passed: 4, failed: 2, crashed: 1, grader's fault: 1, missing: 2
              mean       6 of 10
              hardest    “The frontmost subview is asked first”: 4 of 6 answers pass it
                         “Each subview is asked in its own coordinates”: 4 of 6 answers pass
                         it
                         “A hidden view refuses every touch”: 6 of 7 answers pass it
              beliefs    “The first subview is asked first”: 2 students

            Wrong answers that are alike prove nothing. Students who study together, or from
            the same text, make the same mistakes. Talk with them before you judge. Comments
            and white space are not compared.

              Exercise 3
                2 students gave the same wrong answer: bob, zoe.

            """
        #expect(text(sample) == expected)
    }

    @Test("Files that nobody graded are named with the student, at most ten students")
    func notUsed() {
        var report = SampleClass.missing
        report.unusedFiles = ["b.zip", "a.swift"]
        let lines = SummaryText.notices(summary(students(12, report))).flatMap(\.entries)
        #expect(lines.count == 11)
        #expect(lines.first == "s100: a.swift, b.zip")
        #expect(lines.last == "And 2 more students.")
        let one = students(1, report)
        #expect(text(one).contains("grade again:\n    s100: a.swift, b.zip\n"))
        #expect(ClassSummaryMarkdown(summary(one)).text.contains("- s100: a\\.swift, b\\.zip\n"))
        #expect(!text(students(1, SampleClass.missing)).contains("not graded"))
    }

    @Test("Answers with different records are named, at most ten")
    func conflicts() {
        let summary = ClassSummary(conflicts: (1...12).map { "s\($0), exercise 3" })
        let text = ClassSummaryReport(summary, style: TextStyle(glyphs: .unicode)).text
        #expect(text.contains("points:\n    s1, exercise 3\n"))
        #expect(text.contains("    s10, exercise 3\n    And 2 more answers.\n"))
        #expect(ClassSummaryMarkdown(summary).text.contains("- s10, exercise 3\n- And 2 more"))
    }

    @Test("Students who are no longer in the class are named")
    func departed() {
        var summary = ClassSummary()
        summary.departed = ["ada", "bob"]
        let text = ClassSummaryReport(summary, style: TextStyle(glyphs: .unicode)).text
        #expect(text.contains("no row and no feedback:\n    ada\n    bob\n"), "\(text)")
        #expect(ClassSummaryMarkdown(summary).text.contains("- ada\n- bob\n"))
    }

    @Test("The same as Markdown")
    func markdown() {
        let expected = """
            # A class of 10 students

            **Grade these again: the grader failed here, and a missing grade is not a zero.**

            - dan: exercise 3

            | Exercise | Outcomes | Mean points |
            | --- | --- | --- |
            | 3, The system's hitTest | passed: 4, failed: 2, crashed: 1, grader's fault: 1, missing: 2 | 6 of 10 |

            ## The hardest tests

            - Exercise 3: “The frontmost subview is asked first”: 4 of 6 answers pass it.
            - Exercise 3: “Each subview is asked in its own coordinates”: 4 of 6 answers pass it.
            - Exercise 3: “A hidden view refuses every touch”: 6 of 7 answers pass it.

            ## Beliefs behind the answers to exercise 3

            - “The first subview is asked first”: 2 students.

            ## Wrong answers that are alike

            Wrong answers that are alike prove nothing. Students who study together, or from the same text, make the same mistakes. Talk with them before you judge. Comments and white space are not compared.

            ### Exercise 3

            - 2 students gave the same wrong answer: bob, zoe.

            """
        #expect(ClassSummaryMarkdown(summary(sample)).text == expected)
    }

    @Test("The order of the submissions makes no difference", arguments: 0..<20)
    func order(seed: Int) throws {
        var random = RandomReports(seed: UInt64(seed))
        var submissions = sample + [SampleClass.ada]
        let scheme = try PointsScheme("3,*,\(1 + Double(seed) / 7)")
        for index in submissions.indices {
            submissions[index].answers = submissions[index].answers.map {
                scheme.graded($0.record, otherwise: 0.1)
            }
        }
        submissions += (0..<5).map { _ in random.submission() }
        let first = summary(submissions)
        for _ in 0..<5 {
            var shuffled: [SubmissionReport] = []
            for submission in submissions {
                shuffled.insert(submission, at: random.number(below: shuffled.count + 1))
            }
            let other = summary(shuffled)
            #expect(other == first)
            #expect(ClassSummaryMarkdown(other).text == ClassSummaryMarkdown(first).text)
        }
    }

    @Test("A student with two tests that show one belief is counted once")
    func beliefs() {
        var report = SampleClass.believed
        report.tests[3].diagnosis = report.tests[2].diagnosis
        report.tests[4].diagnosis = Samples.belief("other", "No subview is asked", .possible)
        let tally = summary([student("ada", report)]).exercises[0].tally
        #expect(tally.commonBeliefs.map(\.students) == [1])
    }

    @Test("A belief that is only possible in two reports is counted as a guess")
    func guesses() {
        var guess = SampleClass.believed
        guess.tests[2].diagnosis?.certainty = .possible
        #expect(text(students(3, guess)).contains("asked first”: a guess for 3 students\n"))
        let sure = student("zoe", SampleClass.believed)
        #expect(text(students(2, guess) + [sure]).contains(": 1 student, and a guess for 2\n"))
        #expect(!text(students(1, guess)).contains("beliefs"))
    }

    @Test("The beliefs of the most students come first, and of as many by name")
    func beliefsInOrder() {
        func report(_ titles: [String]) -> ExerciseReport {
            var report = Samples.failed
            for (index, title) in titles.enumerated() {
                report.tests[index].diagnosis = Samples.belief(title, title)
            }
            return report
        }
        let class1 = [["c", "b"], ["c"], ["a", "c"]].enumerated().map {
            student("s\($0)", report($1))
        }
        let beliefs = summary(class1).exercises[0].tally.commonBeliefs
        #expect(beliefs.map(\.title) == ["c", "a", "b"])
        #expect(beliefs.map(\.students) == [3, 1, 1])
    }

    @Test("A test that few answers were put to is not called the hardest")
    func hardest() {
        #expect(summary(students(4, SampleClass.believed)).hardest == nil)
        #expect(
            summary(students(5, SampleClass.believed)).hardest?.test.name
                == "The frontmost subview is asked first"
        )
        #expect(summary(students(9, Samples.passed)).hardest == nil)
        // Tests that were not run, or that the grader spoiled, do not count for the answer.
        #expect(summary(students(9, Samples.crashed)).hardest?.test.answers == 9)
        #expect(summary(students(9, Samples.graderFault)).hardest == nil)
        let few = ClassSummaryMarkdown(summary(students(2, SampleClass.believed))).text
        #expect(
            few.contains(
                "\nNo test stands out: fewer than 5 answers were put to each, or all passed.\n"
            )
        )
    }

    @Test("Three tests at most are the hardest, and never that of random scenes")
    func threeHardest() {
        var failed = Samples.passed
        failed.outcome = .failed
        for index in failed.tests.indices { failed.tests[index].outcome = .failed }
        failed.tests[0].isRandom = true
        let hardest = summary(students(5, failed)).hardestTests.map(\.test)
        #expect(hardest.count == 3 && !hardest.contains { $0.isRandom })
    }

    @Test("A test is the hardest, although an endless loop kept it from one of five answers")
    func hardestBesideALoop() {
        // All pass the first test, the loop is in the third, and the fourth is skipped after it.
        var failed = Samples.passed
        failed.outcome = .failed
        failed.tests[3].outcome = .failed
        let answers = students(3, failed) + [student("x", Samples.passed)]
        let hardest = summary(answers + [student("y", Samples.timedOut)]).hardest?.test
        #expect(hardest?.position == 3)
        #expect(hardest?.passed == 1 && hardest?.answers == 4)
    }

    @Test("An answer of more than five students and a fifth of the class is a common mistake")
    func common() {
        let many = students(6, SampleClass.believed, key: "same")
        let others = (0..<30).map { student("t\($0)", Samples.passed, key: "right") }
        #expect(
            text(many + others.prefix(23)).contains(
                "A common mistake: 6 of 29 answers are alike and wrong.\n"
            )
        )
        #expect(
            text(many + others.prefix(24)).contains(
                "6 students gave the same wrong answer: s100, s101, s102, s103, s104, s105.\n"
            )
        )
        #expect(
            text(Array(many.prefix(5))).contains(
                "5 students gave the same wrong answer: s100, s101, s102, s103, s104.\n"
            )
        )
    }

    @Test(
        "Right answers, stubs and what was not graded are never compared",
        arguments: [
            Samples.passed, Samples.notStarted, SampleClass.missing, SampleClass.notAccepted,
            Samples.graderFault,
        ]
    )
    func notCompared(report: ExerciseReport) {
        #expect(!text(students(3, report, key: "same")).contains("same wrong"))
    }

    @Test("Copies with other comments and white space are found")
    func copies() {
        let sources = ["a", "a // mine\n", "/* mine */\ta", "b"]
        let submissions = sources.enumerated().map { index, source in
            var submission = student("s\(index)", SampleClass.believed)
            submission.answers[0].record.source = source
            return submission
        }
        #expect(text(submissions).contains("3 students gave the same wrong answer: s0, s1, s2.\n"))
    }

    @Test("Answers without a key are not compared")
    func withoutKey() {
        #expect(!text(students(3, SampleClass.believed, key: "")).contains("same wrong"))
    }

    @Test("The largest groups come first, and what is much is counted")
    func groups() {
        var submissions = (0..<13).flatMap { group in
            ["a", "b"].map { student("g\(10 + group)\($0)", Samples.crashed, key: "k\(group)") }
        }
        submissions += ["z1", "z2", "z3"].map { student($0, Samples.crashed, key: "z") }
        let text = text(submissions)
        let place = text.range(of: "3 students gave the same wrong answer: z1, z2, z3.")
        let next = text.range(of: "2 students gave the same wrong answer: g10a, g10b.")
        #expect(place != nil && next != nil)
        if let place, let next { #expect(place.lowerBound < next.lowerBound) }
        #expect(text.contains("    And 4 more groups.\n"))
    }

    @Test("Of a large group the first names are kept, in whatever order they come")
    func names() {
        var group = AnswerGroup()
        for number in (10..<40).reversed() { group.add("s\(number)") }
        #expect(group.names == (10..<22).map { "s\($0)" })
        #expect(
            SummaryText.shared(group, among: 1_000)
                == "30 students gave the same wrong answer: "
                + "s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, and 18 more."
        )
    }

    @Test("Answers without a record are named as not graded, and not as the grader's fault")
    func withoutRecord() {
        var eva = student("eva", Samples.graderFault)
        eva.unrecorded = Set(eva.answers.map(\.record.report.exercise))
        let summary = summary([eva, student("fay", Samples.passed)])
        #expect(summary.studentsWithoutRecord == ["eva"])
        #expect(summary.gradedAgain.isEmpty)
        let notices = SummaryText.notices(summary)
        #expect(
            notices.map(\.heading) == [
                "Not graded yet: of these answers there is no record, and a missing grade is not a zero."
            ]
        )
        #expect(notices.first?.entries.first?.hasPrefix("eva: exercise") == true)
    }

    @Test("A class of nobody has a summary")
    func empty() {
        #expect(text([]) == "A class of 0 students\n")
        #expect(ClassSummaryMarkdown(summary([])).text.hasPrefix("# A class of 0 students\n"))
    }
}
