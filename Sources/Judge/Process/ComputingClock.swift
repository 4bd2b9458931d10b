import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// How long this process has computed since the clock was made, on however busy a machine.
struct ComputingClock {
    private let now: @Sendable () -> Double
    private let start: Double

    /// A clock of the process.
    static var ofProcess: ComputingClock {
        ComputingClock {
            var time = timespec()
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
    }

    /// A clock that goes by another one.
    init(_ now: @escaping @Sendable () -> Double) {
        self.now = now
        start = now()
    }

    /// The seconds since then.
    var seconds: Double { now() - start }
}
