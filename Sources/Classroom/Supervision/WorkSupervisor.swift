import Judge

/// Has a command's work done in another process, and has it go on when that process crashes.
///
/// Swift cannot catch a trap. So the process that a trap may end, the worker, is not the one that the
/// user started. A worker says what it begins and what it has done. When it crashes, the next one does
/// what was in work one item at a time; an item that crashes a worker once more while it is alone
/// becomes a fault of the grader's, and costs nobody else a grade.
package struct WorkSupervisor {
    /// How a worker ended.
    package struct WorkerEnd: Sendable {
        /// How its process ended.
        package var end: ProcessEnd
        /// What it had begun and not done.
        package var open: Set<WorkItem>

        package init(end: ProcessEnd, open: Set<WorkItem>) {
            self.end = end
            self.open = open
        }
    }

    private let worker: (WorkOrders) throws -> WorkerEnd

    /// Creates a supervisor.
    ///
    /// - Parameter worker: Runs a worker to its end.
    package init(_ worker: @escaping (WorkOrders) throws -> WorkerEnd) {
        self.worker = worker
    }

    /// Runs workers until one ends otherwise than by a crash, or crashes outside of every item.
    ///
    /// Each further worker has one more suspect or one more condemned item, so that there is an end.
    ///
    /// - Returns: How the last one ended.
    package func run() throws -> ProcessEnd {
        var orders = WorkOrders()
        while true {
            let last = try worker(orders)
            guard case .signalled(let signal) = last.end, !WorkSupervisor.stopping.contains(signal),
                let next = orders.after(crashIn: last.open)
            else { return last.end }
            orders = next
        }
    }

    /// SIGHUP, SIGINT, SIGQUIT, SIGTERM: somebody wants the work to end.
    package static let stopping: Set<Int32> = [1, 2, 3, 15]
}

extension WorkOrders {
    /// The orders after a crash; `nil` where they would be the same again.
    func after(crashIn open: Set<WorkItem>) -> WorkOrders? {
        var next = self
        if open.count == 1, let only = open.first, suspects.contains(only) {
            next.suspects.remove(only)
            next.condemned.insert(only)
        } else {
            next.suspects.formUnion(open.subtracting(condemned))
        }
        return next == self ? nil : next
    }
}
