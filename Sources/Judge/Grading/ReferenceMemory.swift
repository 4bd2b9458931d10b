import Foundation

/// What is known of the reference in a process that grades one answer after the other, so that it is
/// read once and not for each of them.
public final class ReferenceMemory: @unchecked Sendable {
    private let lock = NSLock()
    private var rounds: [KeptRound: RandomRound] = [:]
    private var replies: [String: KeptReplies] = [:]
    private var process: (program: String, running: AttemptProcess)?
    private var identifier: Int32 = 1

    /// Far below the numbers of random scenes, which an answer's process has from another count.
    private static let mostIdentifiers: Int32 = 900_000

    /// Creates a memory of nothing.
    public init() {}

    /// A round of random scenes that was played before, in this process or another.
    func round(_ kept: KeptRound, _ exercise: Exercise, seed: UInt64) -> RandomRound? {
        if let known = lock.withLock({ rounds[kept] }) { return known }
        guard let read = kept.round(exercise, seed: seed) else { return nil }
        lock.withLock { rounds[kept] = read }
        return read
    }

    /// What the reference did in the scenes that every answer plays.
    func replies(of exercise: Exercise, program: String, workbook: Workbook) -> KeptReplies {
        lock.withLock {
            if let known = replies[program] { return known }
            let read = KeptReplies(exercise, program: program, workbook: workbook)
            replies[program] = read
            return read
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
