import Catalogue
import Isolation
import Results
import Scenario

/// Plays scenes with an answer, in the sandbox that the environment names, without grading it.
package final class AnswerPlayer {
    private let process: AttemptProcess
    private let limits = AttemptLimits()
    private var nextIdentifier: Int32 = 1

    /// Compiles the answer or finds it in the cache, and starts it.
    ///
    /// - Parameter file: The answer's path; the student's own where `nil`.
    /// - Throws: An ``Obstacle`` or a ``ToolchainFault`` if there is no program to play with.
    package init(_ exercise: Exercise, workbook: Workbook, file: String?) throws {
        let preparation = try AttemptPreparation(
            exercise,
            workbook: workbook,
            file: file,
            shownAs: nil,
            in: try SandboxChoice(workbook).ofEnvironment()
        )
        switch try preparation.buildAnswer() {
        case .built(let program, _, _):
            process = try AttemptProcess(
                program: program,
                in: preparation.sandbox,
                reportsCrashes: false
            )
        case .refused(let messages): throw Obstacle.didNotCompile(messages)
        case .notAccepted(let messages): throw Obstacle.notAccepted(messages)
        }
    }

    /// Plays scenes.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of events to record, in addition to the steps' beginnings.
    ///   - seconds: The limit of each scene.
    /// - Returns: A trace for each scene until the process ended or could not be understood.
    package func traces(
        of scenes: [Scene],
        telling kinds: Set<TraceEvent.Kind>,
        seconds: Double
    ) -> [[TraceEvent]] {
        guard !process.hasEnded else { return [] }
        let batch = RequestBatch(
            scenes[...],
            first: nextIdentifier,
            kinds: kinds.union([.stepBegan]),
            isImmediate: false
        )
        nextIdentifier = batch.identifiers.upperBound
        let playback = process.play(batch, seconds: seconds, limits: limits)
        let whole = playback.termination == nil ? playback.events : playback.events.dropLast()
        var traces: [[TraceEvent]] = []
        for bytes in whole {
            guard let trace = try? TraceEvent.events(in: bytes[...]) else { break }
            traces.append(trace)
        }
        return traces
    }
}
