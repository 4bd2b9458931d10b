import Foundation

/// How long a program is waited for: the time that it is allowed, and the time in which it was ready to
/// run and a busy machine did not let it, so that the same answer ends in the same way on any machine.
///
/// What computes all the time may be allowed less than what waits for something.
struct Patience {
    private let start: Double
    private let allowed: Double
    private let allowedToCompute: Double?
    private var time: ProcessorTime?
    private var lastLook = 0.0
    private var computedAtLastLook = 0.0
    /// The seconds that the machine took, as far as is known.
    private(set) var secondsWaited = 0.0
    /// The seconds that the program computed, as far as is known.
    private(set) var secondsComputed = 0.0

    /// However busy the machine is, so many times the allowed time is the end.
    private static let most = 8.0

    /// Begins to wait.
    ///
    /// - Parameters:
    ///   - start: When the time begins.
    ///   - end: When it ends.
    ///   - computing: How much of it the program may compute, in seconds; all of it where `nil`.
    init(from start: Double, to end: Double, computing: Double? = nil) {
        self.start = start
        allowed = max(end - start, 0)
        allowedToCompute = computing
    }

    /// The same time and perhaps more, all of which may be computed.
    func lasting(atLeast seconds: Double) -> Patience {
        Patience(from: start, to: start + max(allowed, seconds))
    }

    /// The same time, from now on.
    var fromNow: Patience {
        let now = monotonicSeconds()
        return Patience(from: now, to: now + allowed, computing: allowedToCompute)
    }

    /// After so many seconds the end should be asked for again.
    var step: Double { max(min(allowed, allowedToCompute ?? allowed) / 4, 0.005) }

    /// Whether the program computed as long as it may.
    var isComputedAway: Bool {
        // What it did before the first look is not known.
        allowedToCompute.map { secondsComputed >= $0 - step } ?? false
    }

    /// When it ends, as far as is known now.
    ///
    /// What a program does is looked at once a good part of the time is gone: for most it never is.
    mutating func end(for process: pid_t) -> Double {
        let now = monotonicSeconds()
        if let time {
            if now >= nextLook { look(at: time, now) }
        } else if now >= start + step {
            time = ProcessorTime(of: process)
            lastLook = now
        }
        return isComputedAway ? min(start + allowed, lastLook) : start + allowed + secondsWaited
    }

    /// What computes is looked at step by step; what may compute all the time only near its end.
    private var nextLook: Double {
        if allowedToCompute == nil { return start + secondsWaited + 3 * step }
        return isComputedAway ? .infinity : lastLook + step
    }

    private mutating func look(at time: ProcessorTime, _ now: Double) {
        let (computed, waited) = time.seconds
        secondsWaited = min(waited, (Patience.most - 1) * allowed)
        // Where a whole machine stands still its programs seem to compute.
        secondsComputed += min(computed - computedAtLastLook, Patience.mostPerLook * step)
        computedAtLastLook = computed
        lastLook = now
    }

    /// However long ago the last look was, so many steps at most were computed since.
    private static let mostPerLook = 1.5
}
