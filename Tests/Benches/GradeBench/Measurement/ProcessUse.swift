import Foundation

/// The time used by child processes.
struct ProcessUse {
    var wallSeconds = 0.0
    /// The CPU time in user and kernel mode, summed over all processors.
    var processorSeconds = 0.0

    /// Measures the child processes that run during `work`.
    static func of(_ work: () throws -> Void) rethrows -> ProcessUse {
        let processors = secondsOfChildren
        let start = DispatchTime.now().uptimeNanoseconds
        try work()
        let end = DispatchTime.now().uptimeNanoseconds
        return ProcessUse(
            wallSeconds: Double(end - start) / 1e9,
            processorSeconds: secondsOfChildren - processors
        )
    }

    /// The CPU time of all ended children and of the descendants for which they waited.
    private static var secondsOfChildren: Double {
        var use = rusage()
        // RUSAGE_CHILDREN is -1, of another type on each system.
        getrusage(-1, &use)
        return [use.ru_utime, use.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
            .reduce(0, +)
    }

    static func + (first: ProcessUse, second: ProcessUse) -> ProcessUse {
        ProcessUse(
            wallSeconds: first.wallSeconds + second.wallSeconds,
            processorSeconds: first.processorSeconds + second.processorSeconds
        )
    }
}
