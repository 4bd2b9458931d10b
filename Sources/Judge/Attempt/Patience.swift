import Foundation

/// How long a program is waited for: the time that it is allowed, and the time in which it was ready to
/// run and a busy machine did not let it, so that the same answer ends in the same way on any machine.
struct Patience {
    private let start: Double
    private let allowed: Double
    private var wait: ProcessorWait?
    /// The seconds that the machine took, as far as is known.
    private(set) var secondsWaited = 0.0

    /// However busy the machine is, so many times the allowed time is the end.
    private static let most = 8.0

    /// Begins to wait.
    init(from start: Double, to end: Double) {
        self.start = start
        allowed = max(end - start, 0)
    }

    /// The same time and perhaps more.
    func lasting(atLeast seconds: Double) -> Patience {
        Patience(from: start, to: start + max(allowed, seconds))
    }

    /// The same time, from now on.
    var fromNow: Patience {
        let now = monotonicSeconds()
        return Patience(from: now, to: now + allowed)
    }

    /// After so many seconds the end should be asked for again.
    var step: Double { max(allowed / 4, 0.005) }

    /// When it ends, as far as is known now.
    ///
    /// What a program waits for is looked at once a good part of the time is gone: for most it never is.
    mutating func end(for process: pid_t) -> Double {
        let now = monotonicSeconds()
        if wait == nil, now >= start + step { wait = ProcessorWait(of: process) }
        if let wait, now >= start + secondsWaited + 3 * step {
            secondsWaited = min(wait.seconds, (Patience.most - 1) * allowed)
        }
        return start + allowed + secondsWaited
    }
}
