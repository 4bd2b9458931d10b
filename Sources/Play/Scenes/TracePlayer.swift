import Catalogue
import Isolation
import Platform
import Scenario
import Wire

/// Plays scenes with one program, without grading it.
package final class TracePlayer {
    private let process: AttemptProcess
    private var nextIdentifier: Int32 = 1

    private init(_ program: String, in sandbox: any Sandbox) throws {
        process = try AttemptProcess(program: program, in: sandbox, reportsCrashes: false)
    }

    /// Compiles the reference or finds it in the cache, and starts it.
    ///
    /// - Throws: ``Fault`` if it cannot be compiled.
    package convenience init(referenceOf exercise: Exercise, workbook: Workbook) throws {
        let preparation = try AttemptPreparation(
            exercise,
            workbook: workbook,
            file: workbook.reference(exercise),
            shownAs: nil,
            in: NoSandbox()
        )
        try self.init(preparation.buildReference(), in: preparation.sandbox)
    }

    /// Compiles an answer or finds it in the cache, and starts it in the sandbox that the
    /// environment names.
    ///
    /// - Parameter file: The answer's path; the student's own where `nil`.
    /// - Throws: An ``Obstacle`` or a ``Fault`` if there is no program to play with.
    package convenience init(answerTo exercise: Exercise, workbook: Workbook, file: String?) throws
    {
        let preparation = try AttemptPreparation(
            exercise,
            workbook: workbook,
            file: file,
            shownAs: nil,
            in: try SandboxChoice(workbook).ofEnvironment()
        )
        try self.init(preparation.buildAnswer().program, in: preparation.sandbox)
    }

    /// Plays scenes with the reference.
    ///
    /// - Parameter kinds: The kinds of events to record, in addition to the steps' beginnings.
    /// - Returns: A trace for each scene.
    /// - Throws: ``Fault`` if the reference did not play all of them.
    package func traces(
        of scenes: [Scene],
        recording kinds: Set<TraceEvent.Kind>
    ) throws -> [[TraceEvent]] {
        let playback = play(scenes, recording: kinds, seconds: AttemptLimits.secondsOfReference)
        if let termination = playback.termination {
            throw Fault.referenceEnded(by: termination)
        }
        return try playback.events.map { try TraceEvent.events(in: $0[...]) }
    }

    /// Plays scenes with an answer, of whose output every byte is hostile.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of events to record, in addition to the steps' beginnings.
    ///   - seconds: The limit of each scene.
    /// - Returns: A trace for each scene before the first that ended the process or could not be decoded.
    package func traces(
        of scenes: [Scene],
        recording kinds: Set<TraceEvent.Kind>,
        seconds: Double
    ) -> [[TraceEvent]] {
        guard !process.hasEnded else { return [] }
        let playback = play(scenes, recording: kinds, seconds: seconds)
        let whole = playback.termination == nil ? playback.events : playback.events.dropLast()
        var traces: [[TraceEvent]] = []
        for bytes in whole {
            guard let trace = try? TraceEvent.events(in: bytes[...]) else { break }
            traces.append(trace)
        }
        return traces
    }

    private func play(
        _ scenes: [Scene],
        recording kinds: Set<TraceEvent.Kind>,
        seconds: Double
    ) -> AttemptProcess.Playback {
        let batch = RequestBatch(
            scenes[...],
            first: nextIdentifier,
            kinds: kinds.union([.stepBegan]),
            isImmediate: false
        )
        nextIdentifier = batch.identifiers.upperBound
        return process.play(batch, seconds: seconds, limits: AttemptLimits())
    }
}
