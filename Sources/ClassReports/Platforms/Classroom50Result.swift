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
        let tests = submission.answers.flatMap(\.platformTests)
        let maxima = WholePoints.maxima(tests.map(\.points.maximum))
        let scores = zip(tests, maxima).map { WholePoints.score($0.points, of: $1) }
        // Classroom 50 rejects other keys at the top level.
        return try JSONText.pretty([
            "schema": Classroom50Result.schema,
            "classroom": place.classroom,
            "assignment": place.assignment,
            "assignment_type": place.kind.rawValue,
            "owner": place.owner,
            "submission": place.submission,
            "commit": place.commit,
            "release": place.release,
            "review": place.review,
            "datetime": place.committed.formatted(.iso8601),
            "score": scores.reduce(0, +),
            "max-score": maxima.reduce(0, +),
            "tests": tests.indices.map { index -> JSONObject in
                [
                    "test-name": tests[index].name,
                    "passed": tests[index].outcome == .passed,
                    "score": scores[index],
                    "max-score": maxima[index],
                    // Not required, but distinguishes a grader fault from a score of zero.
                    "outcome": tests[index].outcome.rawValue,
                ]
            },
        ])
    }
}
