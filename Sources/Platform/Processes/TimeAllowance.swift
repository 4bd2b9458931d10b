import Foundation

/// The deadline of a process.
///
/// It is extended by the time that the process waited for a CPU, so that an answer ends in the same way on a
/// busy machine. CPU time may have a lower limit than waiting.
package struct TimeAllowance {
    private let start: Double
    private let allowed: Double
    private let allowedToCompute: Double?
    private var sample: Sample?
    private var lastLook = 0.0
    private var computedAtLastLook = 0.0
    /// The seconds in which the process was runnable but did not run, up to the last sample.
    package private(set) var secondsWaited = 0.0
    /// The CPU time up to the last sample, in seconds.
    private(set) var secondsComputed = 0.0
    /// The seconds in which the judge did not run either.
    private var secondsStalled = 0.0

    /// Caps the deadline on a busy machine, as a multiple of the allowed time.
    private static let most = 8.0

    /// Starts the wait.
    ///
    /// - Parameter computing: The CPU time allowed, in seconds; `nil` allows all of the time.
    package init(from start: Double, to end: Double, computing: Double? = nil) {
        self.start = start
        allowed = max(end - start, 0)
        allowedToCompute = computing
    }

    /// The same time or more, all of which may be CPU time.
    package func lasting(atLeast seconds: Double) -> TimeAllowance {
        TimeAllowance(from: start, to: start + max(allowed, seconds))
    }

    /// The same time, starting now.
    package var fromNow: TimeAllowance {
        let now = monotonicSeconds()
        return TimeAllowance(from: now, to: now + allowed, computing: allowedToCompute)
    }

    /// Records how long the judge waited.
    ///
    /// If that was much longer than intended, the machine stalled, and the process may not have run either.
    ///
    /// - Parameters:
    ///   - seconds: How long the judge intended to wait.
    ///   - taken: How long it waited.
    package mutating func noteWait(of seconds: Double, taken: Double) {
        let late = taken - seconds
        if late > TimeAllowance.usualDelay { secondsStalled += late }
    }

    /// A delay that is usual on a machine that does not stall, in seconds.
    private static let usualDelay = 0.02

    /// The seconds between two polls.
    package var step: Double { max(min(allowed, allowedToCompute ?? allowed) / 4, 0.005) }

    /// Whether the process used up its CPU time.
    package var hasExhaustedCPUTime: Bool {
        // The CPU time before the first sample is unknown.
        allowedToCompute.map { secondsComputed >= $0 - step } ?? false
    }

    /// Returns the seconds that a process computed, and the seconds that it waited for a processor.
    typealias Sample = () -> (computed: Double, waited: Double)

    /// The deadline, as far as it is known now.
    package mutating func end(for process: pid_t) -> Double {
        end(at: monotonicSeconds()) {
            let time = ProcessorTime(of: process)
            return { time.seconds }
        }
    }

    /// The deadline, as far as it is known at a moment.
    ///
    /// - Parameter begin: Begins to measure the process. It is called only after a good part of the time,
    ///   because most processes end before.
    mutating func end(at now: Double, measuring begin: () -> Sample) -> Double {
        if let sample {
            if now >= nextLook { take(sample, at: now) }
        } else if now >= start + step {
            sample = begin()
            lastLook = now
        }
        if hasExhaustedCPUTime { return min(start + allowed, lastLook) }
        // A stalled process may have waited for a processor at the same time.
        let more = max(secondsWaited, secondsStalled)
        return start + allowed + min(more, (TimeAllowance.most - 1) * allowed)
    }

    /// With a CPU limit, samples are one step apart.
    ///
    /// Without one, a sample near the deadline is enough.
    private var nextLook: Double {
        if allowedToCompute == nil { return start + secondsWaited + 3 * step }
        return hasExhaustedCPUTime ? .infinity : lastLook + step
    }

    private mutating func take(_ sample: Sample, at now: Double) {
        let (computed, waited) = sample()
        secondsWaited = min(waited, (TimeAllowance.most - 1) * allowed)
        // While a whole machine is paused, its processes seem to compute.
        secondsComputed += min(computed - computedAtLastLook, TimeAllowance.maximumPerLook * step)
        computedAtLastLook = computed
        lastLook = now
    }

    /// Caps the CPU time credited between two samples, in steps.
    private static let maximumPerLook = 1.5
}
