import Scenario

/// The result of one named test.
public struct TestReport: Codable, Hashable, Sendable {
    /// The name, which is a sentence.
    public var name: String
    /// The name of the test's function.
    public var identifier = ""
    /// The scenes of the test are random and not written by hand.
    public var isByChance = false
    /// The index among the exercise's tests, from 0.
    public var position: Int
    /// The result of the test.
    public var outcome: Outcome
    /// The points for passing.
    public var points: Int
    /// Describes the failure in one or two sentences; empty for a pass.
    public var message = ""
    /// The failing case.
    public var failure: CaseFailure?
    /// The belief behind the failure, if one is recognized.
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

/// A scene in which an answer fails, with the difference.
public struct CaseFailure: Codable, Hashable, Sendable {
    /// The identifier of the case, for `CASE=`.
    public var identifier: String
    /// The scene of the case, before shrinking.
    public var originalScene: Scene
    /// The counterexample: the smallest scene found that fails for the same reason.
    public var scene: Scene
    /// The source of the counterexample.
    public var origin = SceneOrigin.ownCase
    /// The layers that the answer added in the counterexample.
    ///
    /// `nil` if the exercise asks for no layer or the layers are unknown.
    public var addedLayers: [AddedLayer]?
    /// The answer's output in the counterexample; `nil` if unknown.
    public var printed: Prints?
    /// The index of the script step that fails.
    public var stepIndex: Int
    /// The expected result of that step, in words.
    public var expected: String
    /// The actual result, in words.
    public var actual: String
    /// The reference's events.
    public var referenceTrace: [TraceEvent]
    /// The answer's events, up to the end of its process.
    public var attemptTrace: [TraceEvent]
    /// The first difference that matters, in words.
    public var firstDifference: String
    /// The position of this difference: the number of graded events before it in each trace.
    public var differenceIndex: TraceDifference?
    /// How the process ended, if it ended early.
    public var termination: Termination?
    /// The answer violates a rule of the exercise.
    public var breaksRule = false
    /// The failing cases of the test, each with its first failing step, such as "hiddenView.1:0".
    ///
    /// Empty for a test with random scenes.
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
    /// The first point of the failing step.
    ///
    /// It is in the window's coordinates or, for a direct question, in those of the asked view.
    public var touch: Point? {
        scene.script.indices.contains(stepIndex) ? scene.script[stepIndex].points.first : nil
    }
}

/// The source of a counterexample.
public enum SceneOrigin: String, Codable, Sendable {
    /// The scene of the case itself, possibly shrunk.
    case ownCase
    /// A scene of another case with the same fault, because the case's own scene is too large.
    case sameFault
    /// A scene of another case with another fault, because the case's own scene is too large.
    case otherFault
}

/// The output of an answer.
public struct Prints: Codable, Hashable, Sendable {
    /// The beginning of the output.
    public var text: String
    /// The number of all lines, including those left out.
    public var lineCount: Int

    /// Creates a record of output.
    public init(text: String, lineCount: Int) {
        self.text = text
        self.lineCount = lineCount
    }
}

/// The positions of the first difference in both traces.
public struct TraceDifference: Codable, Hashable, Sendable {
    /// The index in the reference's trace, or its count if only the attempt's trace goes on.
    public var reference: Int
    /// The index in the attempt's trace, or its count if only the reference's trace goes on.
    public var attempt: Int

    /// Creates a pair of indices.
    public init(reference: Int, attempt: Int) {
        self.reference = reference
        self.attempt = attempt
    }
}
