import Foundation

/// The CPU time of all ended children and of the descendants for which they waited, in seconds.
package func secondsComputedByChildren() -> Double {
    var use = rusage()
    #if canImport(Darwin)
        getrusage(RUSAGE_CHILDREN, &use)
    #else
        getrusage(RUSAGE_CHILDREN.rawValue, &use)
    #endif
    return seconds(use.ru_utime) + seconds(use.ru_stime)
}

private func seconds(_ time: timeval) -> Double {
    let microseconds = Double(time.tv_usec)
    return Double(time.tv_sec) + microseconds / 1e6
}
