/// Hears the steps of the model that teach something, in order.
///
/// Nothing silences the model, not even an observer that is being told of a step: code of an app
/// that it runs, such as an override of a property that it reads, is heard as well.
@_spi(Tracing) public protocol ModelObserver: AnyObject {
    /// The kinds of steps that it hears, looked at once when it begins to listen; all by default.
    ///
    /// What nobody hears costs nothing.
    var kinds: ObservationKinds { get }

    /// Called at each step, on the main thread.
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

/// The observer listening now.
///
/// Unsafe to the compiler because `CALayer`, as on Apple's systems, belongs to no actor. It is used on the
/// main thread only: ``observing(_:_:)`` is the main actor's, and ``tellObserver(_:)`` requires it.
nonisolated(unsafe) private var currentObserver: (any ModelObserver)?

/// The kinds of steps that are heard now: none with nobody listening.
///
/// Unsafe to the compiler as the observer is. A plain number: another thread may read an old one, and no
/// more.
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
    currentObserver?.observe(observation)
}
