import Platform

/// Runs a command's work in another process, and resumes it after a crash.
///
/// Swift cannot catch a trap. So the supervisor runs the work in a worker process, which reports
/// the start and end of each item. After a crash, the next worker runs the interrupted items one at
/// a time. An item that crashes a worker while running alone becomes a fault of the grader, and no
/// other student loses a grade.
package struct WorkSupervisor {
    package struct WorkerEnd: Sendable {
        package var end: ProcessEnd
        /// The items that were started and not finished.
        package var open: Set<WorkItem>
    }

    private let worker: (CrashHistory) throws -> WorkerEnd

    /// - Parameter worker: Runs a worker to its end.
    package init(_ worker: @escaping (CrashHistory) throws -> WorkerEnd) {
        self.worker = worker
    }

    /// Runs workers until one exits, is stopped, or crashes outside every item; returns the last one's end.
    ///
    /// It terminates, because each new worker has one more suspect or banned item.
    package func run() throws -> ProcessEnd {
        var history = CrashHistory()
        while true {
            let last = try worker(history)
            guard case .signalled(let signal) = last.end, !WorkSupervisor.stopping.contains(signal),
                let next = history.after(crashIn: last.open)
            else { return last.end }
            history = next
        }
    }

    /// SIGHUP, SIGINT, SIGQUIT and SIGTERM, which ask the work to end.
    package static let stopping: Set<Int32> = [1, 2, 3, 15]
}

extension CrashHistory {
    /// The history after a crash; `nil` if it would not change.
    func after(crashIn open: Set<WorkItem>) -> CrashHistory? {
        var next = self
        if open.count == 1, let only = open.first, suspects.contains(only) {
            next.suspects.remove(only)
            next.banned.insert(only)
        } else {
            next.suspects.formUnion(open.subtracting(banned))
        }
        return next == self ? nil : next
    }
}
