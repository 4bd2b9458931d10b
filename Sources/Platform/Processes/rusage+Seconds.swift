import Foundation

extension rusage {
    /// The CPU time in seconds.
    var secondsComputed: Double { ru_utime.inSeconds + ru_stime.inSeconds }
}

extension timeval {
    fileprivate var inSeconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
