import Foundation
import Scenario

/// How far a class is: told by the workers, shown to the teacher, and the place where a run is stopped.
package final class ClassProgress: @unchecked Sendable {
    private let lock = NSLock()
    private let show: @Sendable (Snapshot) -> Void
    private var snapshot = Snapshot()
    private var lastShown = Date.distantPast
    private var begun = Date()

    /// How far a class is, at one moment.
    package struct Snapshot: Hashable, Sendable {
        /// The answers found so far.
        package var found = 0
        /// The answers with a record.
        package var done = 0
        /// The answers whose records were there before.
        package var doneBefore = 0
        /// The verdicts to be found, each for answers that are the same.
        package var distinct = 0
        /// The verdicts found.
        package var distinctDone = 0
        /// The records written by this run, by outcome.
        package var outcomes: [Outcome: Int] = [:]
        /// About how long it still takes, in seconds; `nil` where there is nothing to go by.
        package var secondsLeft: Double?
        /// Whether all is done.
        package var isFinished = false
    }

    /// Creates a progress.
    ///
    /// - Parameter show: Called with each change, five times a second at most.
    package init(_ show: @escaping @Sendable (Snapshot) -> Void) {
        self.show = show
    }

    /// Whether the run was asked to stop.
    package private(set) var isStopped: Bool {
        get { lock.withLock { isStopping } }
        set { lock.withLock { isStopping = newValue } }
    }
    private var isStopping = false

    /// Asks the run to stop, when the answers in work are done.
    package func stop() { isStopped = true }

    /// The state now.
    package var current: Snapshot { lock.withLock { snapshot } }

    func found(isDone: Bool) {
        change {
            $0.found += 1
            if isDone {
                $0.done += 1
                $0.doneBefore += 1
            }
        }
    }

    func planned(distinct: Int) {
        lock.withLock { begun = Date() }
        change { $0.distinct = distinct }
    }

    func graded(_ outcome: Outcome, isFirst: Bool) {
        change {
            $0.done += 1
            $0.outcomes[outcome, default: 0] += 1
            if isFirst { $0.distinctDone += 1 }
        }
    }

    /// Shows the last state, however little time has passed.
    package func finish() {
        lock.withLock {
            snapshot.isFinished = true
            snapshot.secondsLeft = nil
            show(snapshot)
        }
    }

    private func change(_ body: (inout Snapshot) -> Void) {
        lock.withLock {
            body(&snapshot)
            let now = Date()
            guard now.timeIntervalSince(lastShown) >= 0.2 else { return }
            lastShown = now
            let spent = now.timeIntervalSince(begun)
            let left = snapshot.distinct - snapshot.distinctDone
            snapshot.secondsLeft =
                snapshot.distinctDone > 0
                ? spent / Double(snapshot.distinctDone) * Double(left) : nil
            show(snapshot)
        }
    }
}
