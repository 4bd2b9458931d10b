import Examples
import Foundation
import Platform
import Results
import Scenario
import Testing

@testable import ClassReports

@Suite("A result for Classroom 50")
struct Classroom50ResultTests {
    private static let environment = [
        "CLASSROOM": "ios", "ASSIGNMENT": "hit-testing", "ASSIGNMENT_TYPE": "individual",
        "SUBMISSION_TAG": "submit/2026-09-21", "USERNAME": "ada", "COMMIT_URL": "https://c",
        "RELEASE_URL": "https://r", "REVIEW_URL": "https://v",
    ]
    private let committed = Date(timeIntervalSince1970: 1_790_000_000.75)

    private func text(_ submission: SubmissionReport) throws -> String {
        let place = try Classroom50Submission(
            Classroom50ResultTests.environment,
            committed: committed
        )
        return try Classroom50Result(submission, at: place).text()
    }

    @Test("The text of a small result")
    func golden() throws {
        var report = SampleClass.believed
        report.tests.removeFirst(2)
        report.tests.removeLast()
        let expected = """
            {
              "assignment" : "hit-testing",
              "assignment_type" : "individual",
              "classroom" : "ios",
              "commit" : "https://c",
              "datetime" : "2026-09-21T14:13:20Z",
              "max-score" : 4,
              "owner" : "ada",
              "release" : "https://r",
              "review" : "https://v",
              "schema" : "classroom50/result/v1",
              "score" : 0,
              "submission" : "submit/2026-09-21",
              "tests" : [
                {
                  "max-score" : 2,
                  "outcome" : "failed",
                  "passed" : false,
                  "score" : 0,
                  "test-name" : "Exercise 3: The frontmost subview is asked first"
                },
                {
                  "max-score" : 2,
                  "outcome" : "failed",
                  "passed" : false,
                  "score" : 0,
                  "test-name" : "Exercise 3: Each subview is asked in its own coordinates"
                }
              ]
            }

            """
        #expect(try text(SampleClass.one(report)) == expected)
    }

    @Test("All that is missing is named at once")
    func missing() {
        #expect(
            throws: Mistake(
                "Classroom 50's environment lacks ASSIGNMENT, USERNAME or OWNER, "
                    + "REVIEW_URL. Run this in the grading step of its workflow, or set what is missing."
            )
        ) {
            var environment = Classroom50ResultTests.environment
            environment["ASSIGNMENT"] = nil
            environment["USERNAME"] = nil
            environment["REVIEW_URL"] = ""
            _ = try Classroom50Submission(environment, committed: committed)
        }
    }

    @Test(
        "Input that is not understood is quoted",
        arguments: [
            (
                "ASSIGNMENT_TYPE", "pair",
                "ASSIGNMENT_TYPE is pair. Classroom 50 knows individual and group."
            ),
            (
                "SUBMISSION_TAG", "v1",
                "SUBMISSION_TAG is v1. Classroom 50's tags begin with submit/."
            ),
        ]
    )
    func notUnderstood(name: String, value: String, message: String) {
        #expect(throws: Mistake(message)) {
            var environment = Classroom50ResultTests.environment
            environment[name] = value
            _ = try Classroom50Submission(environment, committed: committed)
        }
    }

    @Test("A group is named by OWNER")
    func owner() throws {
        var environment = Classroom50ResultTests.environment
        environment["USERNAME"] = ""
        environment["OWNER"] = "team-3"
        environment["ASSIGNMENT_TYPE"] = "group"
        let place = try Classroom50Submission(environment, committed: committed)
        #expect(place.owner == "team-3")
        #expect(place.kind == .group)
    }

    @Test(
        "Points that are not whole are counted in hundredths, and add up",
        arguments: [12.5, 20, 7]
    )
    func hundredths(total: Double) throws {
        let scheme = try PointsScheme("3,*,\(total)\n3,test0,3")
        for report in [Samples.passed, SampleClass.believed, Samples.crashed] {
            let answer = SampleClass.answer(3, report, points: scheme)
            let object = try SampleClass.object(
                try text(SubmissionReport(student: "ada", answers: [answer]))
            )
            let maximum = try #require(object["max-score"] as? Int)
            let score = try #require(object["score"] as? Int)
            #expect(maximum == Int(total * 100))
            #expect(score <= maximum)
            #expect((score == maximum) == (report.outcome == .passed))
            let tests = try #require(object["tests"] as? [[String: Any]])
            #expect(tests.compactMap { $0["max-score"] as? Int }.reduce(0, +) == maximum)
            for test in tests {
                let reached = try #require(test["score"] as? Int)
                #expect(reached <= (test["max-score"] as? Int ?? -1))
            }
        }
    }

    @Test("A part of a test's points is rounded down")
    func rounding() {
        #expect(WholePoints.maxima([1.0 / 3, 1.0 / 3, 1.0 / 3]) == [33, 34, 33])
        #expect(WholePoints.maxima([2, 3]) == [2, 3])
        #expect(WholePoints.maxima([]) == [])
        #expect(WholePoints.score(TestPoints(points: 0.999, maximum: 1), of: 1) == 0)
        #expect(WholePoints.score(TestPoints(points: 2, maximum: 3), of: 50) == 33)
        #expect(WholePoints.score(TestPoints(points: 3, maximum: 3), of: 50) == 50)
        #expect(WholePoints.maxima([1e300, 1]) == [1_000_000_000_000_000, 0])
    }

    @Test("A fault of the grader's is told by name and outcome")
    func fault() throws {
        let object = try SampleClass.object(try text(SampleClass.one(Samples.graderFault)))
        let test = try #require((object["tests"] as? [[String: Any]])?.first)
        let name = "Exercise 3: not graded, because of an error in the grader"
        #expect(test["test-name"] as? String == name)
        #expect(test["outcome"] as? String == "graderFault")
        #expect(test["passed"] as? Bool == false)
        #expect(object["score"] as? Int == 0)
        #expect(object["max-score"] as? Int == 10)
    }

    @Test("There are no keys at the top but Classroom 50's")
    func keys() throws {
        let object = try SampleClass.object(try text(SampleClass.ada))
        #expect(
            object.keys.sorted() == [
                "assignment", "assignment_type", "classroom", "commit", "datetime", "max-score",
                "owner", "release", "review", "schema", "score", "submission", "tests",
            ]
        )
    }
}
