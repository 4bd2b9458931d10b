/// Hears the steps of the model that teach something, in order.
///
/// Reading properties of the views it is told of is allowed: while an observer listens to one
/// step, the model is not observed.
@_spi(Tracing) public protocol ModelObserver: AnyObject {
    /// The kinds of steps that it hears, looked at once when it begins to listen; all by default.
    ///
    /// What nobody hears costs nothing.
    var kinds: ObservationKinds { get }

    /// Called at each step, on the thread on which it happens.
    func observe(_ observation: Observation)
}

extension ModelObserver {
    /// Every kind.
    @_spi(Tracing) public var kinds: ObservationKinds { .all }
}

/// Runs `body` while `observer` hears the steps of the model.
///
/// Observations nest: the observer that was listening before is silent during `body` and
/// listens again afterwards.
///
/// - Parameters:
///   - observer: The one who hears.
///   - body: What is to be heard.
/// - Returns: What `body` returns.
@preconcurrency @MainActor
@_spi(Tracing) public func observing<Result>(
    _ observer: any ModelObserver,
    _ body: () throws -> Result
) rethrows -> Result {
    let (previous, previousKinds) = (currentObserver, observedKinds)
    (currentObserver, observedKinds) = (observer, observer.kinds)
    defer { (currentObserver, observedKinds) = (previous, previousKinds) }
    return try body()
}

/// Runs `body` while nobody hears the model, for reads that are no part of what is observed.
@preconcurrency @MainActor
@_spi(Tracing) public func unobserved<Result>(_ body: () throws -> Result) rethrows -> Result {
    let kinds = observedKinds
    observedKinds = []
    defer { observedKinds = kinds }
    return try body()
}

/// The observer listening now.
///
/// A plain global, as the kinds it hears. Unsafe to the compiler only because `CALayer`, as on
/// Apple's systems, belongs to no actor; the model as a whole is used from the main thread.
nonisolated(unsafe) private var currentObserver: (any ModelObserver)?

/// The kinds of steps that are heard now: none with nobody listening.
///
/// Looked at in every hit test, so that silence costs one load and one comparison.
nonisolated(unsafe) var observedKinds: ObservationKinds = []

/// Tells the observer of a step, if it hears steps of that kind.
///
/// The step is only described if someone listens.
@inline(__always)
func observe(_ kind: ObservationKinds, _ observation: @autoclosure () -> Observation) {
    if !observedKinds.isDisjoint(with: kind) {
        tellObserver(observation())
    }
}

@inline(never)
private func tellObserver(_ observation: Observation) {
    let kinds = observedKinds
    observedKinds = []
    currentObserver?.observe(observation)
    observedKinds = kinds
}
