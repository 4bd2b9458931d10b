import Foundation
import Scenario

/// How far a class is: told by the workers, shown to the teacher, and the place where a run is stopped.
public final class ClassProgress: @unchecked Sendable {
    private let lock = NSLock()
    private let show: @Sendable (Snapshot) -> Void
    private var snapshot = Snapshot()
    private var lastShown = Date.distantPast
    private var begun = Date()

    /// How far a class is, at one moment.
    public struct Snapshot: Hashable, Sendable {
        /// The answers found so far.
        public var found = 0
        /// The answers with a record.
        public var done = 0
        /// The answers whose records were there before.
        public var doneBefore = 0
        /// The verdicts to be found, each for answers that are the same.
        public var distinct = 0
        /// The verdicts found.
        public var distinctDone = 0
        /// The records written by this run, by outcome.
        public var outcomes: [Outcome: Int] = [:]
        /// About how long it still takes, in seconds; `nil` where there is nothing to go by.
        public var secondsLeft: Double?
        /// Whether all is done.
        public var isFinished = false
    }

    /// Creates a progress.
    ///
    /// - Parameter show: Called with each change, five times a second at most.
    public init(_ show: @escaping @Sendable (Snapshot) -> Void) {
        self.show = show
    }

    /// Whether the run was asked to stop.
    public private(set) var isStopped: Bool {
        get { lock.withLock { isStopping } }
        set { lock.withLock { isStopping = newValue } }
    }
    private var isStopping = false

    /// Asks the run to stop, when the answers in work are done.
    public func stop() { isStopped = true }

    /// The state now.
    public var current: Snapshot { lock.withLock { snapshot } }

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
    public func finish() {
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
