import Foundation

/// What is known of the reference in a process that grades one answer after the other, so that it is
/// read once and not for each of them.
public final class ReferenceMemory: @unchecked Sendable {
    private let lock = NSLock()
    private var rounds: [KeptRound: RandomRound] = [:]
    private var replies: [String: KeptReplies] = [:]

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
}
