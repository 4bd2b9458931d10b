import Scenario

/// One student's graded answers to all exercises, from which each export format is written.
public struct SubmissionReport: Codable, Hashable, Sendable {
    /// The student, by the name of the submission's folder.
    public var student: String
    /// The answers, one for each exercise, in order.
    public var answers: [GradedAnswer]

    /// Creates a report.
    public init(student: String, answers: [GradedAnswer]) {
        self.student = student
        self.answers = answers
    }

    /// The points of all answers.
    public var points: Double { answers.map(\.points).reduce(0, +) }
    /// The maximum points of all answers.
    public var maximumPoints: Double { answers.map(\.maximumPoints).reduce(0, +) }
}

/// One answer with its points.
public struct GradedAnswer: Codable, Hashable, Sendable {
    /// The answer and its result.
    public var record: AnswerRecord
    /// The points of each test, in order.
    public var tests: [TestPoints]
    /// The maximum points if there are no test results because grading was impossible.
    public var maximumWithoutTests: Double

    /// Creates a graded answer.
    public init(record: AnswerRecord, tests: [TestPoints], maximumWithoutTests: Double) {
        self.record = record
        self.tests = tests
        self.maximumWithoutTests = maximumWithoutTests
    }

    /// The points of all tests.
    public var points: Double { tests.map(\.points).reduce(0, +) }
    /// The maximum points of all tests.
    public var maximumPoints: Double {
        tests.isEmpty ? maximumWithoutTests : tests.map(\.maximum).reduce(0, +)
    }
}

/// The points of one test.
public struct TestPoints: Codable, Hashable, Sendable {
    /// The earned points.
    public var points: Double
    /// The maximum points.
    public var maximum: Double

    /// Creates points.
    public init(points: Double, maximum: Double) {
        self.points = points
        self.maximum = maximum
    }
}
