import Foundation
import Isolation
import Scenario

/// A cache of the reference's results, for a process that grades many answers to an exercise.
///
/// The reference always gives the same results, so it plays each scene once instead of once for
/// each answer.
package final class ReferenceMemory: @unchecked Sendable {
    private let lock = NSLock()
    /// The program determines the reference's results, and the seed the scenes of a round.
    private var round: (program: String, seed: UInt64, value: RandomRound)?
    private var replies: [Question: [[UInt8]]] = [:]
    private var process: (program: String, running: AttemptProcess)?
    private var identifier: Int32 = 1

    /// The key of a reply, containing everything on which it depends.
    private struct Question: Hashable {
        let program: String
        let scenes: [Scene]
        let kinds: Set<TraceEvent.Kind>
    }

    /// The maximum number of batches in the cache: those of the tests and the probes.
    private static let capacity = 600
    /// Far below the numbers of the random scenes' requests.
    private static let maximumIdentifiers: Int32 = 900_000

    package init() {}

    /// The random scenes of a seed, with the reference's results.
    ///
    /// - Parameter play: Plays them with a new process of the reference, if they are not in the cache.
    package func round(
        of program: String,
        seed: UInt64,
        play: (AttemptProcess) throws -> RandomRound
    ) throws -> RandomRound {
        if let round = lock.withLock({ round }), round.program == program, round.seed == seed {
            return round.value
        }
        let started = try AttemptProcess(program: program, in: NoSandbox())
        let played = try play(started)
        lock.withLock {
            round = (program, seed, played)
            // This process also plays the tests' scenes afterwards.
            if process?.program != program { process = (program, started) }
        }
        return played
    }

    /// The reference's events in each scene; `nil` if it has not played the scenes.
    package func replies(
        of program: String,
        to scenes: [Scene],
        recording kinds: Set<TraceEvent.Kind>
    ) -> [[UInt8]]? {
        let question = Question(program: program, scenes: scenes, kinds: kinds)
        return lock.withLock { replies[question] }
    }

    /// Caches the reference's events.
    package func keep(
        _ events: [[UInt8]],
        of program: String,
        in scenes: [Scene],
        recording kinds: Set<TraceEvent.Kind>
    ) {
        let question = Question(program: program, scenes: scenes, kinds: kinds)
        lock.withLock {
            if replies.count < ReferenceMemory.capacity { replies[question] = events }
        }
    }

    /// The reference's process, which is reused for all answers.
    ///
    /// It is trusted, and makes each scene anew.
    package func process(of program: String) throws -> AttemptProcess {
        try lock.withLock {
            if let process, process.program == program, !process.running.hasEnded {
                return process.running
            }
            let started = try AttemptProcess(program: program, in: NoSandbox())
            process = (program, started)
            return started
        }
    }

    /// Reserves the numbers of the next requests, which no running process has seen before.
    ///
    /// - Returns: The first of them.
    package func reserveIdentifiers(_ count: Int) -> Int32 {
        lock.withLock {
            if identifier > ReferenceMemory.maximumIdentifiers { (identifier, process) = (1, nil) }
            defer { identifier += Int32(count) }
            return identifier
        }
    }
}
