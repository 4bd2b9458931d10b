import Examples
import Foundation
import Results
import Scenario
import Testing

@testable import ClassReports

@Suite("Results for Gradescope")
struct GradescopeResultsTests {
    private func object(_ submission: SubmissionReport) throws -> [String: Any] {
        try SampleClass.object(try GradescopeResults(submission).text())
    }

    private func tests(_ submission: SubmissionReport) throws -> [[String: Any]] {
        try #require(try object(submission)["tests"] as? [[String: Any]])
    }

    @Test("The text of a small result")
    func golden() throws {
        let submission = SampleClass.one(SampleClass.missing)
        let expected = #"""
            {
              "extra_data" : {
                "grader_faults" : [

                ]
              },
              "output" : "Exercise 3, The system's hitTest: missing, 0 of 10\n\nNothing was run.\n",
              "output_format" : "text",
              "stdout_visibility" : "hidden",
              "test_name_format" : "text",
              "test_output_format" : "text",
              "tests" : [
                {
                  "max_score" : 10,
                  "name" : "Exercise 3: missing",
                  "number" : "3",
                  "output" : "○ Exercise 3, The system's hitTest: missing\n\n  There is no file of this name.\n",
                  "output_format" : "text",
                  "score" : 0,
                  "status" : "failed",
                  "tags" : [
                    "missing"
                  ],
                  "visibility" : "visible"
                }
              ],
              "visibility" : "visible"
            }

            """#
        #expect(try GradescopeResults(submission).text() == expected)
    }

    @Test("Each test has a score, and nothing overrides their sum")
    func scores() throws {
        let object = try object(SampleClass.ada)
        #expect(object["score"] == nil)
        #expect(object["execution_time"] == nil)
        let tests = try tests(SampleClass.ada)
        #expect(tests.compactMap { $0["score"] as? Double }.reduce(0, +) == 18)
        #expect(tests.compactMap { $0["max_score"] as? Double }.reduce(0, +) == 60)
        #expect(tests.count == 18)
        let known: Set = [
            "score", "max_score", "status", "name", "name_format", "number", "output",
            "output_format", "tags", "visibility", "extra_data",
        ]
        for test in tests {
            #expect(known.isSuperset(of: test.keys))
            #expect(["passed", "failed"].contains(test["status"] as? String))
            #expect(test["visibility"] as? String == "visible")
        }
    }

    @Test("A failing test has its feedback, a passed one has none")
    func outputs() throws {
        let tests = try tests(SampleClass.one(SampleClass.believed))
        #expect(
            tests.map { $0["status"] as? String } == [
                "passed", "passed", "failed", "failed", "passed",
            ]
        )
        #expect(tests[0]["output"] == nil)
        #expect(tests[2]["number"] as? String == "3.3")
        let first = try #require(tests[2]["output"] as? String)
        #expect(first.hasPrefix("✗ The frontmost subview is asked first\n"))
        #expect(first.hasSuffix("  again     make check EX=3 CASE=order-2 SEED=42\n"))
        #expect(
            tests[3]["output"] as? String
                == "✗ Each subview is asked in its own coordinates\n  The point was not converted.\n"
        )
    }

    @Test("A fault of the grader's is told to the teacher four times")
    func fault() throws {
        let object = try object(SampleClass.one(Samples.graderFault))
        let output = try #require(object["output"] as? String)
        #expect(
            output.hasPrefix(
                """
                NOT GRADED: exercise 3. The grader is at fault, not the answer: its points are
                missing, not lost. Run the autograder again.

                Exercise 3, The system's hitTest: grader's fault, not graded

                """
            )
        )
        #expect((object["extra_data"] as? [String: [Int]])?["grader_faults"] == [3])
        let test = try #require(try tests(SampleClass.one(Samples.graderFault)).first)
        let name = "Exercise 3: not graded, because of an error in the grader"
        #expect(test["name"] as? String == name)
        #expect(test["tags"] as? [String] == ["graderFault"])
        #expect(test["score"] as? Double == 0)
        #expect(test["max_score"] as? Double == 10)
    }

    @Test("Tests of an exercise that the grader spoiled are not graded one by one")
    func spoiled() throws {
        var report = Samples.passed
        report.outcome = .graderFault
        let tests = try tests(SampleClass.one(report))
        #expect(tests.count == 1)
        #expect(tests[0]["score"] as? Double == 0)
    }

    @Test("The output says what does not compile, the protection, and what was printed")
    func topLevel() throws {
        let output = try #require(try object(SampleClass.ada)["output"] as? String)
        #expect(output.contains("\nExercise 4, A sheltering view: does not compile, 0 of 10\n"))
        #expect(
            output.contains(
                "\nProtection while grading: bubblewrap: no files, no network, no other processes.\n"
            )
        )
        #expect(
            output.hasSuffix(
                "\nExercise 2\nYour answer printed:\n  │ asked back\n  │ asked \\u{1B}[31mfront\n"
            )
        )
    }

    @Test("A cap stands below the exercise's points, and the tests earn no more")
    func cap() throws {
        var report = Samples.failed
        for index in report.tests.indices { report.tests[index].failure?.breaksRule = true }
        let scheme = try PointsScheme("\(report.exercise),rule,25%")
        let record = AnswerRecord(student: "ada", key: "", protection: .bubblewrap, report: report)
        let answer = scheme.graded(record)
        #expect(answer.points == (answer.maximumPoints / 4).rounded(.down))
        let text = try GradescopeResults(SubmissionReport(student: "ada", answers: [answer])).text()
        #expect(text.contains("Your answer breaks a rule of the exercise"))
        #expect(text.contains("so it earns at most 25 %"))
    }
}
