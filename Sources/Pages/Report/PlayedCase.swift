import Reports
import Results
import Scenario

/// A scene with the traces of the reference and of an answer, which a page plays.
package struct PlayedCase: Sendable {
    /// The identifier, such as `hiddenView.1`.
    let identifier: String
    /// The test's sentence.
    let test: String
    package let scene: Scene
    let reference: [TraceEvent]
    let attempt: [TraceEvent]
    let rows: TraceRows
    /// The failure, if the answer failed in the scene.
    let failure: CaseFailure?
    /// The layers that the reference and the answer added.
    let layers: (reference: [AddedLayer], attempt: [AddedLayer])

    /// The counterexample of a failed test.
    package init(_ failure: CaseFailure, of test: String) {
        identifier = failure.identifier
        self.test = test
        scene = failure.scene
        (reference, attempt) = (failure.referenceTrace, failure.attemptTrace)
        rows = TraceRows(failure)
        self.failure = failure
        let added = failure.addedLayers ?? []
        layers = (added, added)
    }

    /// A scene in which the answer behaves like the reference.
    package init(
        _ identifier: String,
        of test: String,
        _ scene: Scene,
        reference: [TraceEvent],
        attempt: [TraceEvent]
    ) {
        self.identifier = identifier
        self.test = test
        self.scene = scene
        (self.reference, self.attempt) = (reference, attempt)
        rows = TraceRows(scene, reference: reference, attempt: attempt)
        failure = nil
        layers = (AddedLayer.all(in: reference) ?? [], AddedLayer.all(in: attempt) ?? [])
    }

    /// The counterexamples of a report; the one that it explains in full comes first.
    package static func failed(in report: ExerciseReport) -> [PlayedCase] {
        report.failedTests.compactMap { test in
            test.failure.map { PlayedCase($0, of: test.name) }
        }
    }

    /// The script steps that have a figure: those in which something happens, at most six.
    var drawnSteps: [Int] {
        let first = firstStep
        let told = scene.script.indices.filter { index in
            if case .change = scene.script[index] { return false }
            return index >= first
        }
        return Array(told.prefix(PlayedCase.maximumFigures))
    }

    /// The first step that is played.
    package var firstStep: Int { failure?.stepIndex ?? 0 }

    private static let maximumFigures = 6
}
