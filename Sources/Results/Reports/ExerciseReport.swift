import Scenario

/// The complete result of grading one answer, from which all reports are written.
package struct ExerciseReport: Codable, Hashable, Sendable {
    package var exercise: Int
    /// The exercise's folder name, such as "03-SystemHitTest".
    package var slug: String
    package var title: String
    /// The path of the answer file, as shown to the student.
    package var answerPath: String
    /// The path of the lesson with the task.
    package var lessonPath: String
    package var outcome: Outcome
    /// The seed of the random scenes.
    package var seed: UInt64
    /// The grading time, including compilation.
    package var durationSeconds: Double
    /// The tests, in the order of the exercise.
    package var tests: [TestReport]
    /// The messages of the compiler or the workbook about the answer file.
    package var diagnostics: [Diagnostic]
    /// The answer's output in all tests, truncated if it is too long.
    package var output: String
    /// The number of lines printed, including those truncated.
    package var outputLineCount = 0
    /// The answer's behaviour in the probes; empty if no probes were played.
    package var behaviour = ""
    /// The parts that the answer lacks; `nil` if it has all parts or was not examined.
    package var progress: AnswerProgress?
    /// Describes a constant answer as a predicate of "it": "answers nil, whatever the point".
    package var constant: String?
    /// The upper bound of the points, if anything limits them.
    package var cap: PointsCap?
    /// The files of a submission that were not graded, but may be the answer.
    package var unusedFiles: [String] = []
    /// Instructions for an untouched stub, or the cause of a grader fault.
    package var message: String

    package init(
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

    /// The points of all passed tests.
    package var scoreOfTests: Int {
        tests.filter { $0.outcome == .passed }.map(\.points).reduce(0, +)
    }

    /// The points of all passed tests, limited by ``cap``.
    package var score: Int {
        guard let cap else { return scoreOfTests }
        return min(scoreOfTests, Int(cap.most(of: Double(maximumScore))))
    }

    /// The cap, if it takes points from the answer.
    package var limitingCap: PointsCap? { scoreOfTests > score ? cap : nil }

    package var maximumScore: Int { tests.map(\.points).reduce(0, +) }

    /// True if the answer lacks too much for a report to name a belief.
    package var isUnfinished: Bool {
        guard let progress, !failsByRuleAlone else { return false }
        return progress.missing.count > 1 || constant != nil
    }

    /// Whether the answer has the right results, but by a way that the exercise rules out.
    ///
    /// The random scenes compare the way as well.
    private var failsByRuleAlone: Bool {
        let failed = tests.filter { ![.passed, .skipped].contains($0.outcome) }
        let named = failed.filter { !$0.isRandom }
        return !named.isEmpty && named.allSatisfy { $0.failure?.breaksRule == true }
    }

    /// Why a failed answer cannot earn all points.
    package var reasonsForCap: Set<PointsCap.Reason> {
        guard outcome != .passed else { return [] }
        var reasons: Set<PointsCap.Reason> = []
        if tests.contains(where: { $0.breaksRule || $0.failure?.breaksRule == true }) {
            reasons.insert(.rule)
        }
        if constant != nil || progress?.standing.isEmpty == true { reasons.insert(.constant) }
        return reasons
    }
}

/// A message about a file, from the compiler or the workbook.
package struct Diagnostic: Codable, Hashable, Sendable {
    package enum Severity: String, Codable, Sendable {
        /// The answer does not compile.
        case error
        /// The answer compiles, but the code is doubtful.
        case warning
        /// Explains the message before.
        case note
    }

    package var severity: Severity
    /// The path of the file, as shown to the student.
    package var file: String
    /// The line, counted from 1, if known.
    package var line: Int?
    /// The column, counted from 1, if known.
    package var column: Int?
    package var message: String
    /// The source text of the line, if known.
    package var sourceLine: String?
    /// The workbook's own advice on how to fix the problem.
    package var advice: String?

    package init(
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

    /// Whether the compiler warns of a likely fault: code that never has an effect, or an object that is
    /// deallocated at once.
    package var isWarningOfLikelyFault: Bool {
        let faults = [
            "right side is never used", "will never be executed", "will be immediately deallocated",
        ]
        return severity == .warning && faults.contains(where: message.contains)
    }
}
