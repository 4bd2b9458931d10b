/// One student's answers to all exercises, graded and counted: the value that every format of a
/// place where classes live is written from.
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

    /// The points reached.
    public var points: Double { answers.map(\.points).reduce(0, +) }
    /// The points that could be reached.
    public var maximumPoints: Double { answers.map(\.maximumPoints).reduce(0, +) }
}

/// One answer with its points.
public struct GradedAnswer: Codable, Hashable, Sendable {
    /// What was found.
    public var record: AnswerRecord
    /// The points of each of its tests, in order.
    public var tests: [TestPoints]
    /// What could be reached where there are no tests, since nothing could be graded.
    public var maximumWithoutTests: Double

    /// Creates a graded answer.
    public init(record: AnswerRecord, tests: [TestPoints], maximumWithoutTests: Double) {
        self.record = record
        self.tests = tests
        self.maximumWithoutTests = maximumWithoutTests
    }

    /// The points reached.
    public var points: Double { tests.map(\.points).reduce(0, +) }
    /// The points that could be reached.
    public var maximumPoints: Double {
        tests.isEmpty ? maximumWithoutTests : tests.map(\.maximum).reduce(0, +)
    }
}

/// The points of one test.
public struct TestPoints: Codable, Hashable, Sendable {
    /// The points reached.
    public var points: Double
    /// The points that could be reached.
    public var maximum: Double

    /// Creates points.
    public init(points: Double, maximum: Double) {
        self.points = points
        self.maximum = maximum
    }
}
