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
            if let sentence = PointsText.sentenceOnCap(of: answer.report) {
                page.paragraph(sentence, indent: 2)
            }
        }
        page.gap()
        page.paragraph(FeedbackText(submission: submission).protection)
        for answer in submission.answers where !answer.report.output.isEmpty {
            page.gap()
            page.paragraph("Exercise \(answer.report.exercise)")
            PrintedOutput(of: answer.report).add(to: &page)
        }
        return page.lines.rendered(in: style)
    }

    private func tests(_ answer: GradedAnswer) -> [JSONObject] {
        let exercise = "\(answer.report.exercise)"
        let feedback = AnswerFeedback(answer, style: style)
        return answer.platformTests.map { entry in
            let isPassed = entry.outcome == .passed
            let number = entry.test.map { "\(exercise).\($0.position + 1)" } ?? exercise
            var object: JSONObject = [
                "score": entry.points.points.settledPoints,
                "max_score": entry.points.maximum.settledPoints,
                "status": isPassed ? "passed" : "failed",
                "name": entry.name,
                "number": number,
                "output_format": "text",
                "visibility": "visible",
            ]
            // For a passed test, the name says everything.
            if entry.test == nil || !isPassed {
                object.add("output", feedback.text(of: entry))
                object.add("tags", [entry.outcome.rawValue])
            }
            return object
        }
    }
}
