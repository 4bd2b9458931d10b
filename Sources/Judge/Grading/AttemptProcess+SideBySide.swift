import Platform
import Play
import Scenario
import Wire

extension AttemptProcess {
    /// A process, the requests that it plays, and the time limit of each.
    typealias Work = (process: AttemptProcess, batch: RequestBatch, seconds: Double)

    /// Plays with all processes in parallel, each on a thread of its own.
    ///
    /// - Parameter secondsBefore: The part of the limit for scenes played together that is used up already.
    static func playSideBySide(
        _ work: [Work],
        limits: AttemptLimits,
        after secondsBefore: Double = 0
    ) -> [Playback] {
        nonisolated(unsafe) let work = work
        return WorkThread.map(work.count, width: work.count) { index in
            let (process, batch, seconds) = work[index]
            return process.play(batch, seconds: seconds, limits: limits, after: secondsBefore)
        }
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
