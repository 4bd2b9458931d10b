import Reports
import Results

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
        try JSONText.pretty([
            "output": output,
            "output_format": "text",
            "test_output_format": "text",
            "test_name_format": "text",
            "visibility": "visible",
            "stdout_visibility": "hidden",
            "tests": submission.answers.flatMap(tests),
            "extra_data": ["grader_faults": submission.ungraded.map(\.report.exercise)],
        ])
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

    private func tests(_ answer: GradedAnswer) -> [JSONObject] {
        let tests = answer.testsWithPoints
        guard answer.isGraded, !tests.isEmpty else { return [wholeExercise(answer)] }
        let feedback = AnswerFeedback(answer, style: style)
        return tests.map { test, points in
            object(
                points,
                test.outcome,
                name: style.visible("Exercise \(answer.report.exercise): \(test.name)"),
                number: "\(answer.report.exercise).\(test.position + 1)",
                output: test.outcome == .passed ? nil : feedback.text(of: test)
            )
        }
    }

    /// The single test for an exercise whose tests could not be run.
    private func wholeExercise(_ answer: GradedAnswer) -> JSONObject {
        let report = answer.report
        return object(
            TestPoints(
                points: answer.isGraded ? answer.points : 0,
                maximum: answer.maximumPoints
            ),
            report.outcome,
            name: "Exercise \(report.exercise): \(answer.verdict)",
            number: "\(report.exercise)",
            output: AnswerFeedback(answer, style: style).lines.rendered(in: style)
        )
    }

    /// - Parameter output: What is said of the test; `nil` if its name says all.
    private func object(
        _ points: TestPoints,
        _ outcome: Outcome,
        name: String,
        number: String,
        output: String?
    ) -> JSONObject {
        var object: JSONObject = [
            "score": points.points.settledPoints,
            "max_score": points.maximum.settledPoints,
            "status": outcome == .passed ? "passed" : "failed",
            "name": name,
            "number": number,
            "output_format": "text",
            "visibility": "visible",
        ]
        object.add("output", output)
        object.add("tags", output.map { _ in [outcome.rawValue] })
        return object
    }
}
