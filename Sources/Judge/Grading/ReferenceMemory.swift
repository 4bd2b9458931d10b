import Foundation
import Scenario

/// What the reference did before, in a process that grades many answers to an exercise.
///
/// It does the same each time, so each scene is played by it once and not for every answer.
package final class ReferenceMemory: @unchecked Sendable {
    private let lock = NSLock()
    private var round: (key: RoundKey, value: RandomRound)?
    private var replies: [Question: [[UInt8]]] = [:]
    private var process: (program: String, running: AttemptProcess)?
    private var identifier: Int32 = 1

    /// Random scenes are the same for a seed, and so is what one reference does in them.
    private struct RoundKey: Hashable {
        let program: String
        let seed: UInt64
    }

    /// All that a reply depends on.
    private struct Question: Hashable {
        let program: String
        let scenes: [Scene]
        let kinds: Set<TraceEvent.Kind>
    }

    /// The most batches of scenes that are kept: the tests' own and the probes.
    private static let capacity = 600
    /// Far below the numbers of random scenes, which an answer's process has from another count.
    private static let mostIdentifiers: Int32 = 900_000

    package init() {}

    /// The random scenes of a seed, as the reference played them.
    ///
    /// - Parameter play: Has them played, the first time.
    func round(
        of program: String,
        seed: UInt64,
        play: () throws -> RandomRound
    ) rethrows -> RandomRound {
        let key = RoundKey(program: program, seed: seed)
        if let round = lock.withLock({ round }), round.key == key { return round.value }
        let played = try play()
        lock.withLock { round = (key, played) }
        return played
    }

    /// What the reference did in scenes, one by one; `nil` where it has not played them.
    func replies(
        of program: String,
        to scenes: [Scene],
        telling kinds: Set<TraceEvent.Kind>
    ) -> [[UInt8]]? {
        let question = Question(program: program, scenes: scenes, kinds: kinds)
        return lock.withLock { replies[question] }
    }

    /// Keeps what the reference did in scenes.
    func keep(
        _ events: [[UInt8]],
        of program: String,
        in scenes: [Scene],
        telling kinds: Set<TraceEvent.Kind>
    ) {
        let question = Question(program: program, scenes: scenes, kinds: kinds)
        lock.withLock {
            if replies.count < ReferenceMemory.capacity { replies[question] = events }
        }
    }

    /// The reference's process, which goes on from answer to answer: it is trusted, and each scene is made
    /// anew in it.
    func process(of program: String) throws -> AttemptProcess {
        try lock.withLock {
            if let process, process.program == program, !process.running.hasEnded {
                return process.running
            }
            let started = try AttemptProcess(program: program, in: OpenSandbox())
            process = (program, started)
            return started
        }
    }

    /// The number of the next request, which no process that still runs had before.
    func nextIdentifier(after last: Int32? = nil) -> Int32 {
        lock.withLock {
            if let last { identifier = last }
            if identifier > ReferenceMemory.mostIdentifiers { (identifier, process) = (1, nil) }
            return identifier
        }
    }
}
