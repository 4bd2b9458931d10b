// Apple's frameworks have functions with these names and results. Where an answer sees both, the compiler
// prefers Apple's.

/// Seconds since the machine started, as in Core Animation.
@_disfavoredOverload
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

/// Seconds since the start of 2001, as in Core Foundation.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }
