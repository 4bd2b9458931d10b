import Foundation
import Platform

/// The time used by child processes.
struct ProcessUse {
    var wallSeconds = 0.0
    /// The CPU time in user and kernel mode, summed over all processors.
    var processorSeconds = 0.0

    /// Measures the child processes that run during `work`.
    static func of(_ work: () throws -> Void) rethrows -> ProcessUse {
        let processors = secondsComputedByChildren()
        let start = DispatchTime.now().uptimeNanoseconds
        try work()
        let end = DispatchTime.now().uptimeNanoseconds
        return ProcessUse(
            wallSeconds: Double(end - start) / 1e9,
            processorSeconds: secondsComputedByChildren() - processors
        )
    }

    static func + (first: ProcessUse, second: ProcessUse) -> ProcessUse {
        ProcessUse(
            wallSeconds: first.wallSeconds + second.wallSeconds,
            processorSeconds: first.processorSeconds + second.processorSeconds
        )
    }
}
