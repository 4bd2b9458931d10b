import Scenario

package struct TestReport: Codable, Hashable, Sendable {
    /// The name, which is a sentence.
    package var name: String
    /// The name of the test's function.
    package var identifier = ""
    /// The scenes of the test are random rather than written by hand.
    package var isRandom = false
    /// The index among the exercise's tests, from 0.
    package var position: Int
    package var outcome: Outcome
    package var points: Int
    /// Describes the failure in one or two sentences; empty for a pass.
    package var message = ""
    package var failure: CaseFailure?
    /// The answer has broken a rule of the exercise in the scenes of this test or of an earlier one.
    package var breaksRule = false
    /// The belief behind the failure, if one is recognized.
    package var diagnosis: Diagnosis?

    package init(name: String, position: Int, outcome: Outcome, points: Int, message: String = "") {
        self.name = name
        self.position = position
        self.outcome = outcome
        self.points = points
        self.message = message
    }
}

/// A scene in which an answer fails, with the difference.
package struct CaseFailure: Codable, Hashable, Sendable {
    /// The identifier of the case, for `CASE=`.
    package var identifier: String
    /// The scene of the case, before shrinking.
    package var originalScene: Scene
    /// The counterexample: the smallest scene found that fails for the same reason.
    package var scene: Scene
    package var origin = SceneOrigin.ownCase
    /// The layers that the answer added in the counterexample.
    ///
    /// `nil` if the exercise asks for no layer or the layers are unknown.
    package var addedLayers: [AddedLayer]?
    /// The answer's output in the counterexample; `nil` if unknown.
    package var printed: Prints?
    package var stepIndex: Int
    package var expected: String
    package var actual: String
    package var referenceTrace: [TraceEvent]
    /// The answer's events, up to the end of its process.
    package var attemptTrace: [TraceEvent]
    /// Whether ``attemptTrace`` lacks later events, long after the first difference.
    package var isTraceCut = false
    /// Whether the answer fails only after earlier scenes: it passes this scene in a new process.
    package var needsEarlierScenes = false
    /// The first difference that matters, in words.
    package var firstDifference: String
    /// The position of this difference: the number of graded events before it in each trace.
    package var differenceIndex: TraceDifference?
    /// How the process ended, if it ended early.
    package var termination: Termination?
    /// The answer violates a rule of the exercise.
    package var breaksRule = false
    /// The failing cases of the test, each with its first failing step, such as "hiddenView.1:0".
    ///
    /// Empty for a test with random scenes.
    package var failedCases: [String] = []

    package init(
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
    /// The words before ``firstDifference``, if that is about the scene.
    package var differenceLabel: String {
        termination == nil && !needsEarlierScenes ? "First difference: " : ""
    }

    /// The first point of the failing step.
    ///
    /// It is in the window's coordinates or, for a direct question, in those of the asked view.
    package var touch: Point? {
        scene.script.indices.contains(stepIndex) ? scene.script[stepIndex].points.first : nil
    }
}

/// The source of a counterexample.
package enum SceneOrigin: String, Codable, Sendable {
    /// The scene of the case itself, possibly shrunk.
    case ownCase
    /// A scene of another case with the same fault, because the case's own scene is too large.
    case sameFault
    /// A scene of another case with another fault, because the case's own scene is too large.
    case otherFault
}

/// The output of an answer.
package struct Prints: Codable, Hashable, Sendable {
    /// The beginning of the output.
    package var text: String
    /// The number of all lines, including those left out.
    package var lineCount: Int

    package init(text: String, lineCount: Int) {
        self.text = text
        self.lineCount = lineCount
    }
}

/// The positions of the first difference in both traces.
package struct TraceDifference: Codable, Hashable, Sendable {
    /// The index in the reference's trace, or its count if only the attempt's trace goes on.
    package var reference: Int
    /// The index in the attempt's trace, or its count if only the reference's trace goes on.
    package var attempt: Int

    package init(reference: Int, attempt: Int) {
        self.reference = reference
        self.attempt = attempt
    }
}
