import Reports
import Results
import Scenario

/// A submission as Gradescope's `results.json`.
///
/// Each test has its own score, and no top-level score overrides their sum. An exercise whose tests
/// could not be run is one failed test. A fault of the grader appears in the first line of the
/// output, a test's name, its tag and `extra_data`, so that a teacher does not mistake it for a
/// grade of zero. The file contains no times.
package struct GradescopeResults: Sendable {
    private let submission: SubmissionReport
    private let style = TextStyle(glyphs: .unicode)

    package init(_ submission: SubmissionReport) {
        self.submission = submission
    }

    /// The file's text, with a newline at its end.
    package func text() throws -> String {
        try JSONText.pretty(
            Results(
                output: output,
                tests: submission.answers.flatMap(tests),
                extraData: ExtraData(graderFaults: submission.ungraded.map(\.report.exercise))
            ),
            keys: .joinedWithUnderscores
        )
    }

    private var output: String {
        var page = Page(style)
        for answer in submission.ungraded {
            page.paragraph(
                "NOT GRADED: exercise \(answer.report.exercise). The grader is at fault, not the answer: "
                    + "its points are missing, not lost. Run the autograder again.",
                .strong
            )
        }
        page.gap()
        for answer in submission.answers {
            page.paragraph(
                "Exercise \(answer.report.exercise), \(answer.report.title): "
                    + "\(answer.report.outcome.words), \(answer.pointsInWords)"
            )
            if let cap = answer.report.cap { page.paragraph(PointsText.sentence(cap), indent: 2) }
        }
        page.gap()
        page.paragraph(FeedbackText(submission).protection)
        for answer in submission.answers where !answer.report.output.isEmpty {
            page.gap()
            page.paragraph("Exercise \(answer.report.exercise)")
            PrintedOutput(of: answer.report).add(to: &page)
        }
        return page.lines.rendered(in: style)
    }

    private func tests(_ answer: GradedAnswer) -> [Test] {
        let tests = answer.testsWithPoints
        guard answer.isGraded, !tests.isEmpty else { return [wholeExercise(answer)] }
        let feedback = AnswerFeedback(answer, style: style)
        return tests.map { test, points in
            let isPassed = test.outcome == .passed
            return Test(
                score: points.points.settledPoints,
                maxScore: points.maximum.settledPoints,
                status: isPassed ? .passed : .failed,
                name: style.visible("Exercise \(answer.report.exercise): \(test.name)"),
                number: "\(answer.report.exercise).\(test.position + 1)",
                output: isPassed ? nil : feedback.text(of: test),
                tags: isPassed ? nil : [test.outcome.rawValue]
            )
        }
    }

    /// The single test for an exercise whose tests could not be run.
    private func wholeExercise(_ answer: GradedAnswer) -> Test {
        let report = answer.report
        let isPassed = report.outcome == .passed
        let verdict =
            answer.isGraded ? report.outcome.words : "not graded, by the grader's fault"
        return Test(
            score: answer.isGraded ? answer.points.settledPoints : 0,
            maxScore: answer.maximumPoints.settledPoints,
            status: isPassed ? .passed : .failed,
            name: "Exercise \(report.exercise): \(verdict)",
            number: "\(report.exercise)",
            output: AnswerFeedback(answer, style: style).lines.rendered(in: style),
            tags: [report.outcome.rawValue]
        )
    }
}

extension GradescopeResults {
    /// The names are Gradescope's.
    private struct Results: Encodable {
        let output: String
        let outputFormat = Format.text
        let testOutputFormat = Format.text
        let testNameFormat = Format.text
        let visibility = Visibility.visible
        let stdoutVisibility = Visibility.hidden
        let tests: [Test]
        let extraData: ExtraData
    }

    private struct Test: Encodable {
        let score: Double
        let maxScore: Double
        let status: Status
        let name: String
        let number: String
        let output: String?
        let outputFormat = Format.text
        let tags: [String]?
        let visibility = Visibility.visible
    }

    private struct ExtraData: Encodable {
        let graderFaults: [Int]
    }

    private enum Status: String, Encodable {
        case passed, failed
    }

    private enum Format: String, Encodable {
        case text
    }

    private enum Visibility: String, Encodable {
        case hidden, visible
    }
}
