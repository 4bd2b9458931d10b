import Foundation

/// The time used by child processes.
struct ProcessUse {
    var wallSeconds = 0.0
    /// The CPU time in user and kernel mode, summed over all processors.
    var processorSeconds = 0.0

    /// Measures the child processes that run during `work`.
    static func of(_ work: () throws -> Void) rethrows -> ProcessUse {
        let processors = childrenSeconds
        let start = DispatchTime.now().uptimeNanoseconds
        try work()
        let end = DispatchTime.now().uptimeNanoseconds
        return ProcessUse(
            wallSeconds: Double(end - start) / 1e9,
            processorSeconds: childrenSeconds - processors
        )
    }

    static func + (first: ProcessUse, second: ProcessUse) -> ProcessUse {
        ProcessUse(
            wallSeconds: first.wallSeconds + second.wallSeconds,
            processorSeconds: first.processorSeconds + second.processorSeconds
        )
    }

    /// The CPU time of all ended children and of the descendants for which they waited.
    private static var childrenSeconds: Double {
        var use = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_CHILDREN, &use)
        #else
            getrusage(RUSAGE_CHILDREN.rawValue, &use)
        #endif
        return seconds(use.ru_utime) + seconds(use.ru_stime)
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }
}
