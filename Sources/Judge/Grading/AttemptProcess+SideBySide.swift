import Foundation
import Platform
import Play
import Scenario
import Wire

extension AttemptProcess {
    /// A process, the requests that it plays, and the time limit of each.
    typealias Work = (process: AttemptProcess, batch: RequestBatch, seconds: Double)

    /// Plays with all processes in parallel, each on a thread of its own.
    ///
    /// - Parameter secondsBefore: The part of the limit for scenes played together that is already used
    ///   up.
    static func playSideBySide(
        _ work: [Work],
        limits: AttemptLimits,
        after secondsBefore: Double = 0
    ) -> [Playback] {
        nonisolated(unsafe) let work = work
        nonisolated(unsafe) var playbacks = work.map { _ in Playback() }
        let lock = NSLock()
        WorkThread.perform(work.count, width: work.count) { index in
            let (process, batch, seconds) = work[index]
            let playback = process.play(
                batch,
                seconds: seconds,
                limits: limits,
                after: secondsBefore
            )
            lock.withLock { playbacks[index] = playback }
        }
        return playbacks
    }
}

extension AttemptProcess.Playback {
    /// The events of the reference, which plays every scene to its end.
    func eventsOfReference() throws -> [[UInt8]] {
        if let termination {
            throw Fault.referenceEnded(by: termination)
        }
        return events
    }
}
