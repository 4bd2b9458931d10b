/// What one named test found.
public struct TestReport: Codable, Hashable, Sendable {
    /// The test's name, a sentence.
    public var name: String
    /// What identifies the test: the name of its function.
    public var identifier = ""
    /// Whether its cases are made by chance; the cases of all others are written down.
    public var isByChance = false
    /// Where the test stands among the exercise's, from 0.
    public var position: Int
    /// How it ended.
    public var outcome: Outcome
    /// The points that passing is worth.
    public var points: Int
    /// What went wrong, in a sentence or two; empty for a pass.
    public var message = ""
    /// The case that went wrong.
    public var failure: CaseFailure?
    /// The belief behind it, where one is recognised.
    public var diagnosis: Diagnosis?

    /// Creates a report without a failure.
    public init(name: String, position: Int, outcome: Outcome, points: Int, message: String = "") {
        self.name = name
        self.position = position
        self.outcome = outcome
        self.points = points
        self.message = message
    }
}

/// A scene in which an answer went wrong, and how.
public struct CaseFailure: Codable, Hashable, Sendable {
    /// What identifies the case, for `CASE=`.
    public var identifier: String
    /// The case's scene.
    public var originalScene: Scene
    /// The smallest scene found that goes wrong for the same reason: the counterexample.
    public var scene: Scene
    /// Where the counterexample comes from.
    public var origin = SceneOrigin.ownCase
    /// The layers that the answer added in the counterexample, where the exercise asks for one; `nil` where
    /// it does not, or where that is unknown.
    public var addedLayers: [AddedLayer]?
    /// What the answer printed in the counterexample; `nil` where that is unknown.
    public var printed: Prints?
    /// The step of the scene's script that went wrong.
    public var stepIndex: Int
    /// What was expected of that step, in words.
    public var expected: String
    /// What happened instead, in words.
    public var actual: String
    /// The reference's steps.
    public var referenceTrace: [TraceEvent]
    /// The answer's steps, as far as it came.
    public var attemptTrace: [TraceEvent]
    /// The first step that differs and matters, in words.
    public var firstDifference: String
    /// Where in the two traces that is: the number of graded steps before it, in each.
    public var differenceIndex: TraceDifference?
    /// How the process ended, if it did.
    public var termination: Termination?
    /// Whether the answer does what its exercise forbids, or does without what it demands.
    public var breaksRule = false
    /// All cases of the test that go wrong, each with its first step that does, as "hiddenView.1:0";
    /// empty for a test by chance.
    public var failedCases: [String] = []

    /// Creates a failure.
    public init(
        identifier: String,
        originalScene: Scene? = nil,
        scene: Scene,
        stepIndex: Int,
        expected: String,
        actual: String,
        referenceTrace: [TraceEvent],
        attemptTrace: [TraceEvent],
        firstDifference: String,
        differenceIndex: TraceDifference? = nil,
        termination: Termination? = nil
    ) {
        self.identifier = identifier
        self.originalScene = originalScene ?? scene
        self.scene = scene
        self.stepIndex = stepIndex
        self.expected = expected
        self.actual = actual
        self.referenceTrace = referenceTrace
        self.attemptTrace = attemptTrace
        self.firstDifference = firstDifference
        self.differenceIndex = differenceIndex
        self.termination = termination
    }
}

extension CaseFailure {
    /// The first point that the step touches or asks for that went wrong: of the window, or of the
    /// view that is asked.
    public var touch: Point? {
        scene.script.indices.contains(stepIndex) ? scene.script[stepIndex].points.first : nil
    }
}

/// Where a counterexample comes from.
public enum SceneOrigin: String, Codable, Sendable {
    /// It is the case's own scene, or what is left of it.
    case ownCase
    /// Another case goes wrong for the same reason, and the case's own scene is too large to look through.
    case sameFault
    /// Another fault shows in another case, and the case's own scene is too large to look through.
    case otherFault
}

/// What an answer printed.
public struct Prints: Codable, Hashable, Sendable {
    /// The beginning.
    public var text: String
    /// The number of all lines, those that were left out too.
    public var lineCount: Int

    /// Creates a record of what was printed.
    public init(text: String, lineCount: Int) {
        self.text = text
        self.lineCount = lineCount
    }
}

/// Indices of the first steps that differ, in the reference's trace and in the attempt's.
public struct TraceDifference: Codable, Hashable, Sendable {
    /// The index in the reference's trace; its count where the attempt went on further.
    public var reference: Int
    /// The index in the attempt's trace; its count where the attempt stopped short.
    public var attempt: Int

    /// Creates a pair of indices.
    public init(reference: Int, attempt: Int) {
        self.reference = reference
        self.attempt = attempt
    }
}

/// How an attempt's process ended before its time.
public struct Termination: Codable, Hashable, Sendable {
    /// The kind of end.
    public enum Kind: String, Codable, Sendable {
        /// A signal, as of a crash.
        case signal
        /// The process ended itself.
        case exit
        /// The judge ended it, since it took too long.
        case timeLimit
        /// The judge ended it, since it printed or replied too much.
        case flood
        /// The judge ended it, since its replies made no sense.
        case nonsense
    }

    /// The kind of end.
    public var kind: Kind
    /// The signal's or the exit's number; the limit in milliseconds.
    public var code: Int
    /// What the runtime said, such as "Index out of range".
    public var message: String
    /// The answer's line that crashed.
    public var line: Int?
    /// The answer's column that crashed.
    public var column: Int?
    /// The answer's function that crashed.
    public var function: String?

    /// Creates an end.
    public init(kind: Kind, code: Int, message: String = "") {
        self.kind = kind
        self.code = code
        self.message = message
    }
}
