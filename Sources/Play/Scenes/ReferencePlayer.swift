import Catalogue
import Isolation
import Platform
import Scenario

/// Plays scenes with an exercise's reference, without grading an answer.
package final class ReferencePlayer {
    private let process: AttemptProcess
    private let limits = AttemptLimits()
    private var nextIdentifier: Int32 = 1

    /// Compiles the reference or finds it in the cache, and starts it.
    ///
    /// - Throws: ``ToolchainFault`` if it cannot be compiled.
    package init(_ exercise: Exercise, workbook: Workbook) throws {
        let preparation = try AttemptPreparation(
            exercise,
            workbook: workbook,
            file: workbook.reference(exercise),
            shownAs: nil,
            in: NoSandbox()
        )
        process = try AttemptProcess(
            program: preparation.buildReference(),
            in: NoSandbox(),
            reportsCrashes: false
        )
    }

    /// Plays scenes.
    ///
    /// - Parameter kinds: The kinds of events to record, in addition to the steps' beginnings.
    /// - Returns: A trace for each scene.
    /// - Throws: ``ToolchainFault`` if the reference did not play all of them.
    package func traces(
        of scenes: [Scene],
        telling kinds: Set<TraceEvent.Kind>
    ) throws -> [[TraceEvent]] {
        let batch = RequestBatch(
            scenes[...],
            first: nextIdentifier,
            kinds: kinds.union([.stepBegan]),
            isImmediate: false
        )
        nextIdentifier = batch.identifiers.upperBound
        let playback = process.play(
            batch,
            seconds: AttemptLimits.secondsOfReference,
            limits: limits
        )
        if let termination = playback.termination {
            throw ToolchainFault(message: "the reference solution ended early: \(termination)")
        }
        return try playback.events.map { try TraceEvent.events(in: $0[...]) }
    }
}
