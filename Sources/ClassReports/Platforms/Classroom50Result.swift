import Foundation
import Reports
import Results
import Scenario

/// A submission as Classroom 50's `result.json`.
///
/// Scores are integers there. If any points are fractional, all are counted in hundredths. The
/// tests' maxima are rounded so that their sum is the rounded total, and scores are rounded down. A
/// fault of the grader appears in a test's name and outcome.
package struct Classroom50Result: Sendable {
    package static let schema = "classroom50/result/v1"

    private let submission: SubmissionReport
    private let place: Classroom50Submission

    package init(_ submission: SubmissionReport, at place: Classroom50Submission) {
        self.submission = submission
        self.place = place
    }

    /// The file's text, with a newline at its end.
    package func text() throws -> String {
        let tests = tests
        return try JSONText.pretty(
            Object(
                classroom: place.classroom,
                assignment: place.assignment,
                assignmentType: place.kind,
                owner: place.owner,
                submission: place.submission,
                commit: place.commit,
                release: place.release,
                review: place.review,
                datetime: time,
                score: tests.map(\.score).reduce(0, +),
                maximum: tests.map(\.maximum).reduce(0, +),
                tests: tests
            ),
            keys: .joinedWithUnderscores
        )
    }

    private var time: String {
        place.committed.formatted(.iso8601)
    }

    private var tests: [Test] {
        let entries = submission.answers.flatMap(Classroom50Result.entries)
        let maxima = WholePoints.maxima(entries.map(\.points.maximum))
        return zip(entries, maxima).map { entry, maximum in
            Test(
                name: entry.name,
                passed: entry.outcome == .passed,
                score: WholePoints.score(entry.points, of: maximum),
                maximum: maximum,
                outcome: entry.outcome.rawValue
            )
        }
    }

    private struct Entry {
        let name: String
        let outcome: Outcome
        let points: TestPoints
    }

    private static func entries(_ answer: GradedAnswer) -> [Entry] {
        let number = "Exercise \(answer.report.exercise)"
        let tests = answer.testsWithPoints
        guard answer.isGraded, !tests.isEmpty else {
            let verdict =
                answer.isGraded
                ? answer.report.outcome.words : "not graded, by the grader's fault"
            return [
                Entry(
                    name: "\(number): \(verdict)",
                    outcome: answer.report.outcome,
                    points: TestPoints(
                        points: answer.isGraded ? answer.points : 0,
                        maximum: answer.maximumPoints
                    )
                )
            ]
        }
        let style = TextStyle(glyphs: .unicode)
        return tests.map { test, points in
            Entry(
                name: style.visible("\(number): \(test.name)"),
                outcome: test.outcome,
                points: points
            )
        }
    }
}

extension Classroom50Result {
    /// Classroom 50's names; it rejects other top-level keys.
    private struct Object: Encodable {
        let schema = Classroom50Result.schema
        let classroom: String
        let assignment: String
        let assignmentType: Classroom50Submission.Kind
        let owner: String
        let submission: String
        let commit: String
        let release: String
        let review: String
        let datetime: String
        let score: Int
        let maximum: Int
        let tests: [Test]

        private enum CodingKeys: String, CodingKey {
            case schema, classroom, assignment, assignmentType, owner, submission, commit, release
            case review, datetime, score, tests
            case maximum = "max-score"
        }
    }

    private struct Test: Encodable {
        let name: String
        let passed: Bool
        let score: Int
        let maximum: Int
        /// Not required by Classroom 50: tells a fault of the grader from a score of zero.
        let outcome: String

        private enum CodingKeys: String, CodingKey {
            case passed, score, outcome
            case name = "test-name"
            case maximum = "max-score"
        }
    }
}
