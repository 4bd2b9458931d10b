/// Hears every step of the model that teaches something, in order.
///
/// Reading properties of the views it is told of is allowed: while an observer listens to one
/// step, the model is not observed.
public protocol ModelObserver: AnyObject {
    /// Called at each step, on the thread on which it happens.
    func observe(_ observation: Observation)
}

/// Runs `body` while `observer` hears every step of the model.
///
/// Observations nest: the observer that was listening before is silent during `body` and
/// listens again afterwards.
///
/// - Parameters:
///   - observer: The one who hears.
///   - body: What is to be heard.
/// - Returns: What `body` returns.
@preconcurrency @MainActor
public func observing<Result>(
    _ observer: any ModelObserver,
    _ body: () throws -> Result
) rethrows -> Result {
    let previous = currentObserver
    currentObserver = observer
    defer { currentObserver = previous }
    return try body()
}

/// Runs `body` while nobody hears the model, for reads that are no part of what is observed.
@preconcurrency @MainActor
public func unobserved<Result>(_ body: () throws -> Result) rethrows -> Result {
    let observer = currentObserver
    currentObserver = nil
    defer { currentObserver = observer }
    return try body()
}

/// The observer listening now.
///
/// A plain global, since it is looked at in every hit test: with nobody listening, one load and
/// one comparison. Unsafe to the compiler only because `CALayer`, as on Apple's systems, belongs
/// to no actor; the model as a whole is used from the main thread.
nonisolated(unsafe) var currentObserver: (any ModelObserver)?

/// Tells the observer of a step, if there is one.
///
/// The step is only described if someone listens.
@inline(__always)
func observe(_ observation: @autoclosure () -> Observation) {
    if currentObserver != nil {
        tellObserver(observation())
    }
}

@inline(never)
private func tellObserver(_ observation: Observation) {
    let observer = currentObserver
    currentObserver = nil
    observer?.observe(observation)
    currentObserver = observer
}
