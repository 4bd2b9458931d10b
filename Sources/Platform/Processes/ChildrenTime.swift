import Foundation

/// The CPU time of all ended children and of the descendants for which they waited, in seconds.
package func secondsComputedByChildren() -> Double {
    var use = rusage()
    #if canImport(Darwin)
        getrusage(RUSAGE_CHILDREN, &use)
    #else
        getrusage(RUSAGE_CHILDREN.rawValue, &use)
    #endif
    return [use.ru_utime, use.ru_stime]
        .map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }.reduce(0, +)
}
