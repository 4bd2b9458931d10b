import Foundation

/// The CPU time since the clock was made, which does not depend on how busy the machine is.
package struct ComputingClock {
    private let now: () -> Double
    private let start: Double

    /// A clock of this process's CPU time.
    package static var ofProcess: ComputingClock {
        ComputingClock {
            var time = timespec()
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
    }

    init(_ now: @escaping () -> Double) {
        self.now = now
        start = now()
    }

    package var seconds: Double { now() - start }
}
