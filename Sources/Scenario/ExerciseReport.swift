/// Everything that grading one answer found: the one value that all reports are written from.
public struct ExerciseReport: Codable, Hashable, Sendable {
    /// The exercise's number.
    public var exercise: Int
    /// The exercise's folder name, such as "03-SystemHitTest".
    public var slug: String
    /// The exercise's title.
    public var title: String
    /// The answer's file, as the student knows it.
    public var answerPath: String
    /// The file of the lesson that sets the task.
    public var lessonPath: String
    /// How grading ended.
    public var outcome: Outcome
    /// The seed of the random scenes.
    public var seed: UInt64
    /// How long it took, compiling included.
    public var durationSeconds: Double
    /// The tests in authored order.
    public var tests: [TestReport]
    /// What the compiler said.
    public var diagnostics: [Diagnostic]
    /// What the answer printed in the scenes of all tests, cut where it was too much.
    public var output: String
    /// The number of lines that it printed, those that were cut away too.
    public var outputLineCount = 0
    /// What the answer does in the scenes by which the belief behind it is found; empty where it was
    /// not asked.
    public var behaviour = ""
    /// How far the answer is that has not all parts; `nil` where it has, or was not looked at.
    public var progress: AnswerProgress?
    /// What the answer does if it is the same whatever is asked, after "it": "answers nil, whatever the
    /// point".
    public var constant: String?
    /// The most that the answer can earn, where something keeps it from earning all.
    public var cap: PointsCap?
    /// What is to be done, for an untouched stub; what is at fault, for a fault of the grader's.
    public var message: String

    /// Creates a report.
    public init(
        exercise: Int,
        slug: String,
        title: String,
        answerPath: String,
        lessonPath: String,
        outcome: Outcome,
        seed: UInt64,
        durationSeconds: Double = 0,
        tests: [TestReport] = [],
        diagnostics: [Diagnostic] = [],
        output: String = "",
        message: String = ""
    ) {
        self.exercise = exercise
        self.slug = slug
        self.title = title
        self.answerPath = answerPath
        self.lessonPath = lessonPath
        self.outcome = outcome
        self.seed = seed
        self.durationSeconds = durationSeconds
        self.tests = tests
        self.diagnostics = diagnostics
        self.output = output
        self.message = message
    }

    /// The points reached: those of the tests passed, as far as ``cap`` lets them count.
    public var score: Int {
        let passed = tests.filter { $0.outcome == .passed }.map(\.points).reduce(0, +)
        guard let cap else { return passed }
        return min(passed, Int(cap.most(of: Double(maximumScore))))
    }

    /// The points that could be reached.
    public var maximumScore: Int { tests.map(\.points).reduce(0, +) }

    /// Whether so little of the answer is there that nothing is said of what its author may believe.
    public var isUnfinished: Bool {
        guard let progress else { return false }
        return progress.missing.count > 1 || constant != nil
    }

    /// What keeps a failed answer from earning all points.
    public var reasonsForCap: Set<PointsCap.Reason> {
        guard outcome != .passed else { return [] }
        var reasons: Set<PointsCap.Reason> = []
        if tests.contains(where: { $0.failure?.breaksRule == true }) { reasons.insert(.rule) }
        if constant != nil || progress?.standing.isEmpty == true { reasons.insert(.constant) }
        return reasons
    }
}

/// One message of the compiler, or of the workbook about a file.
public struct Diagnostic: Codable, Hashable, Sendable {
    /// How bad it is.
    public enum Severity: String, Codable, Sendable {
        /// The answer cannot be compiled.
        case error
        /// Worth a look.
        case warning
        /// Belongs to the message before.
        case note
    }

    /// How bad it is.
    public var severity: Severity
    /// The file, as the student knows it.
    public var file: String
    /// The line, from 1, where there is one.
    public var line: Int?
    /// The column, from 1, where there is one.
    public var column: Int?
    /// What the compiler says.
    public var message: String
    /// The line's text, where there is one.
    public var sourceLine: String?
    /// What the workbook adds: a way out.
    public var advice: String?

    /// Creates a diagnostic.
    public init(
        severity: Severity,
        file: String,
        line: Int? = nil,
        column: Int? = nil,
        message: String,
        sourceLine: String? = nil,
        advice: String? = nil
    ) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.sourceLine = sourceLine
        self.advice = advice
    }
}
