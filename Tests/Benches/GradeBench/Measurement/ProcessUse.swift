import Foundation

/// What something that ran in other processes used.
struct ProcessUse {
    /// From its beginning to its end.
    var wallSeconds = 0.0
    /// Of all processors together, in programs and in the kernel.
    var processorSeconds = 0.0

    /// Measures what is run meanwhile, all processes together.
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

    /// What all processes that ended used, and those that they waited for.
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
