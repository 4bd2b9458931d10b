import Foundation

/// The progress of a class: the workers update it, and the teacher can stop the run.
package final class ClassProgress: @unchecked Sendable {
    private let lock = NSLock()
    private let show: @Sendable (Snapshot) -> Void
    private let secondsBetween: Double
    // The lock guards everything below.
    private var snapshot = Snapshot()
    private var lastShown: Date
    private var begun = Date()
    private var isStopping = false
    private var studentsAbsent: Set<String> = []

    package struct Snapshot: Hashable, Sendable {
        /// The answers found so far.
        package var found = 0
        /// The exercises without an answer so far.
        package var missing = 0
        /// The answers with a record.
        package var done = 0
        /// The answers with a record from an earlier run.
        package var doneBefore = 0
        /// The number of distinct answers to grade.
        package var distinct = 0
        /// The number of distinct answers graded.
        package var distinctDone = 0
        /// The estimated remaining time, in seconds; `nil` without data.
        package var secondsLeft: Double?
        package var isFinished = false
    }

    /// - Parameters:
    ///   - seconds: The minimum time between two calls of `show`.
    ///   - start: The time from which the first such interval counts.
    ///   - show: Called after changes.
    package init(
        every seconds: Double,
        since start: Date,
        _ show: @escaping @Sendable (Snapshot) -> Void
    ) {
        secondsBetween = seconds
        lastShown = start
        self.show = show
    }

    package var isStopped: Bool { lock.withLock { isStopping } }

    /// Stops the run after the answers in progress.
    package func stop() { lock.withLock { isStopping = true } }

    /// The students whose folders were gone when they were to be graded, in order.
    package var absent: [String] {
        lock.withLock { studentsAbsent }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

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

    func absent(_ student: String) { lock.withLock { _ = studentsAbsent.insert(student) } }

    func missing() { change { $0.missing += 1 } }

    func planned(distinct: Int) {
        lock.withLock { begun = Date() }
        change { $0.distinct = distinct }
    }

    func graded(isFirst: Bool) {
        change {
            $0.done += 1
            if isFirst { $0.distinctDone += 1 }
        }
    }

    /// Shows the final state, regardless of the rate limit.
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
            guard now.timeIntervalSince(lastShown) >= secondsBetween else { return }
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
