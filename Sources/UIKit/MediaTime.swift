import Foundation

#if !canImport(Darwin)
    /// Seconds since the machine started, as in Core Animation.
    public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

    /// Seconds since the start of 2001, as in Core Foundation.
    public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }
#endif
