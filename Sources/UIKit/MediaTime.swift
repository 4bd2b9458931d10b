import Foundation

#if !canImport(Darwin)
    /// Seconds since the machine started, as Core Animation counts them.
    public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

    /// Seconds since the first instant of 2001, as Core Foundation counts them.
    public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }
#endif
