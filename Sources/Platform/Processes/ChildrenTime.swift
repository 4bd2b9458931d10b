import Foundation

/// The CPU time of all ended children and of the descendants for which they waited, in seconds.
package func secondsComputedByChildren() -> Double {
    var use = rusage()
    #if canImport(Darwin)
        getrusage(RUSAGE_CHILDREN, &use)
    #else
        getrusage(RUSAGE_CHILDREN.rawValue, &use)
    #endif
    return use.secondsComputed
}

extension rusage {
    /// The CPU time in seconds.
    var secondsComputed: Double { ru_utime.inSeconds + ru_stime.inSeconds }
}

extension timeval {
    fileprivate var inSeconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
