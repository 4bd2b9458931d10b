/// One student's graded answers to all exercises, from which each export format is written.
package struct SubmissionReport: Codable, Hashable, Sendable {
    /// The student, by the name of the submission's folder.
    package var student: String
    /// The answers, one for each exercise, in order.
    package var answers: [GradedAnswer]
    /// The exercises without a record; their answers are listed here without a grade.
    package var unrecorded: Set<Int> = []

    package init(student: String, answers: [GradedAnswer]) {
        self.student = student
        self.answers = answers
    }

    package var points: Double { answers.map(\.points).reduce(0, +) }
    package var maximumPoints: Double { answers.map(\.maximumPoints).reduce(0, +) }
}

/// One answer with its points.
package struct GradedAnswer: Codable, Hashable, Sendable {
    package var record: AnswerRecord
    package var tests: [TestPoints]
    /// The maximum points if there are no test results because grading was impossible.
    package var maximumWithoutTests: Double

    package var points: Double { tests.map(\.points).reduce(0, +) }
    package var maximumPoints: Double {
        tests.isEmpty ? maximumWithoutTests : tests.map(\.maximum).reduce(0, +)
    }
}

package struct TestPoints: Codable, Hashable, Sendable {
    package var points: Double
    package var maximum: Double

    package init(points: Double, maximum: Double) {
        self.points = points
        self.maximum = maximum
    }
}
