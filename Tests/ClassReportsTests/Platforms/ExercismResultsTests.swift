import Examples
import Foundation
import Results
import Scenario
import Testing

@testable import ClassReports

@Suite("Results for Exercism")
struct ExercismResultsTests {
    private func object(_ submission: SubmissionReport) throws -> [String: Any] {
        try SampleClass.object(try ExercismResults(submission).text())
    }

    @Test("The text of a pass")
    func golden() throws {
        var report = Samples.passed
        report.tests.removeLast(3)
        report.output = "hello\n"
        let expected = """
            {
              "status" : "pass",
              "tests" : [
                {
                  "name" : "A view without subviews finds itself",
                  "output" : "hello",
                  "status" : "pass"
                },
                {
                  "name" : "A hidden view refuses every touch",
                  "status" : "pass"
                }
              ],
              "version" : 3
            }

            """
        #expect(try ExercismResults(SampleClass.one(report)).text() == expected)
    }

    @Test("All but a pass have a message, and the order is the file's")
    func failure() throws {
        let object = try object(SampleClass.one(SampleClass.believed))
        #expect(object["status"] as? String == "fail")
        #expect(object["version"] as? Int == 3)
        let tests = try #require(object["tests"] as? [[String: Any]])
        #expect(tests.map { $0["status"] as? String } == ["pass", "pass", "fail", "fail", "pass"])
        #expect(tests[0]["message"] == nil)
        #expect((tests[2]["message"] as? String)?.contains("happened  back is hit.") == true)
        #expect(tests[2]["output"] as? String == "asked back\nasked \\u{1B}[31mfront")
        #expect(tests[0]["task_id"] == nil)
    }

    @Test("A crash is an error of its test, and of those that were not run")
    func crash() throws {
        let object = try object(SampleClass.one(Samples.crashed))
        #expect(object["status"] as? String == "fail")
        let tests = try #require(object["tests"] as? [[String: Any]])
        #expect(
            tests.map { $0["status"] as? String } == ["pass", "error", "error", "error", "error"]
        )
        #expect(tests.dropFirst().allSatisfy { $0["message"] is String })
    }

    @Test(
        "If nothing could be run, the message says why",
        arguments: [
            (Samples.didNotCompile, "✗ Exercise 3, The system's hitTest: does not compile\n"),
            (Samples.graderFault, "! Exercise 3 could not be graded. The grader is at fault"),
            (SampleClass.missing, "○ Exercise 3, The system's hitTest: missing\n"),
            (Samples.notStarted, "○ Exercise 3, The system's hitTest: not started\n"),
        ]
    )
    func error(report: ExerciseReport, beginning: String) throws {
        let object = try object(SampleClass.one(report))
        #expect(object["status"] as? String == "error")
        #expect((object["message"] as? String)?.hasPrefix(beginning) == true)
        #expect((object["tests"] as? [Any])?.isEmpty == true)
    }

    @Test("Of several exercises each is a task; one that could not be run is an error")
    func several() throws {
        var submission = SampleClass.ada
        submission.answers.remove(at: 4)
        let object = try object(submission)
        #expect(object["status"] as? String == "fail")
        #expect(object["message"] == nil)
        let tests = try #require(object["tests"] as? [[String: Any]])
        #expect(
            tests.map { $0["task_id"] as? Int } == [
                1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 6,
            ]
        )
        #expect(tests[15]["name"] as? String == "Exercise 4: does not compile")
        #expect(tests[15]["status"] as? String == "error")
        #expect(tests[15]["message"] is String)
    }

    @Test("One fault of the grader's makes the whole an error: no pass, and no failure")
    func fault() throws {
        let object = try object(SampleClass.ada)
        #expect(object["status"] as? String == "error")
        #expect(
            (object["message"] as? String)?.hasPrefix("! Exercise 5 could not be graded.") == true
        )
    }

    @Test("Messages and output are cut to what Exercism takes", arguments: ["x", "视", "🙂"])
    func limits(letter: String) throws {
        let flood = String(repeating: letter, count: 70_000)
        var report = SampleClass.believed
        report.tests[3].message = flood
        report.output = flood
        let tests = try #require(
            try object(SampleClass.one(report))["tests"] as? [[String: Any]]
        )
        let message = try #require(tests[3]["message"] as? String)
        let output = try #require(tests[2]["output"] as? String)
        #expect(message.utf8.count <= 65_535)
        #expect(message.utf8.count > 65_500)
        #expect(message.hasSuffix("…"))
        #expect(output.utf16.count <= 500)
        #expect(output.utf16.count > 490)
        var broken = Samples.report(.didNotCompile, message: flood)
        broken.diagnostics = []
        let text = try #require(try object(SampleClass.one(broken))["message"] as? String)
        #expect(text.utf8.count <= 65_535)
    }
}
