/// Receives the model's steps that matter for learning, in order.
///
/// The model also reports steps while an observer handles one. An observer may run app code, such
/// as an override of a property that it reads, and the model reports that code's steps too.
package protocol ModelObserver: AnyObject {
    /// The kinds of steps to receive, read once when the observation begins; by default all.
    ///
    /// Steps that no observer receives cost nothing.
    var kinds: ObservationKinds { get }

    /// Called for each step, on the main thread.
    func observe(_ observation: Observation)
}

extension ModelObserver {
    /// All kinds.
    package var kinds: ObservationKinds { .all }
}

/// Runs `body` while `observer` receives the model's steps.
///
/// Observations nest: the outer observer receives nothing during `body`.
@preconcurrency @MainActor
package func observing<Result>(
    _ observer: any ModelObserver,
    _ body: () throws -> Result
) rethrows -> Result {
    let (previous, previousKinds) = (currentObserver, observedKinds)
    (currentObserver, observedKinds) = (observer, observer.kinds)
    defer { (currentObserver, observedKinds) = (previous, previousKinds) }
    return try body()
}

/// Unsafe because `CALayer` belongs to no actor, as on Apple's systems.
///
/// Only the main thread uses it: ``observing(_:_:)`` is isolated to the main actor, and
/// ``tellObserver(_:)`` checks it.
nonisolated(unsafe) private var currentObserver: (any ModelObserver)?

/// The kinds of steps that the current observer receives; empty without an observer.
///
/// Unsafe for the same reason. It is a plain number, so another thread reads an outdated value at
/// worst.
nonisolated(unsafe) var observedKinds: ObservationKinds = []

/// Reports a step to the observer if the observer receives its kind.
///
/// The autoclosure builds the description only in that case.
@inline(__always)
package func report(_ kind: ObservationKinds, _ observation: @autoclosure () -> Observation) {
    if !observedKinds.isDisjoint(with: kind) {
        tellObserver(observation())
    }
}

@inline(never)
private func tellObserver(_ observation: Observation) {
    currentObserver?.observe(observation)
}
