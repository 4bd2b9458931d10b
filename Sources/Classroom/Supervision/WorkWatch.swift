import Foundation
import Judge
import Platform

/// The worker's side of supervision: reports items, and runs suspects alone.
package final class WorkWatch: @unchecked Sendable {
    private let history: CrashHistory
    private let send: @Sendable (Data) -> Void
    /// Guards the items in progress, and wakes threads that wait for their turn.
    private let condition = NSCondition()
    private var activeCount = 0
    private var runsExclusively = false

    package static let crashed =
        "The grader crashed on this answer twice. The student is not at fault; please report it."

    /// The watch of this process; it has no effect outside a supervised worker.
    package static let ofThisProcess: WorkWatch = {
        guard let channel = WorkerChannel(),
            let history = try? ExactJSON.value(CrashHistory.self, from: channel.orders)
        else { return WorkWatch() }
        return WorkWatch(history) { channel.tell($0) }
    }()

    /// - Parameter send: Sends a line to the supervisor.
    init(
        _ history: CrashHistory = CrashHistory(),
        send: @escaping @Sendable (Data) -> Void = { _ in }
    ) {
        self.history = history
        self.send = send
    }

    /// Whether an item was in progress when a worker crashed.
    func isSuspect(_ item: WorkItem) -> Bool { history.suspects.contains(item) }

    /// Whether an item crashed a worker while running alone.
    func isBanned(_ item: WorkItem) -> Bool { history.banned.contains(item) }

    /// Runs a piece of work.
    ///
    /// - Parameters:
    ///   - alone: Whether no other item may run at the same time; always so for a suspect.
    ///   - fallback: Replaces the work on a banned item.
    ///   - body: The work, which must not start another item.
    func work<Result>(
        on item: WorkItem,
        alone: Bool = false,
        orElse fallback: () throws -> Result,
        _ body: () throws -> Result
    ) rethrows -> Result {
        guard !isBanned(item) else { return try fallback() }
        let isExclusive = alone || isSuspect(item)
        begin(item, isExclusive)
        defer { end(item, isExclusive) }
        return try body()
    }

    private func begin(_ item: WorkItem, _ isExclusive: Bool) {
        condition.lock()
        while runsExclusively || (isExclusive && activeCount > 0) { condition.wait() }
        activeCount += 1
        runsExclusively = isExclusive
        send(WorkNote.began(item).line)
        condition.unlock()
    }

    private func end(_ item: WorkItem, _ isExclusive: Bool) {
        condition.lock()
        send(WorkNote.ended(item).line)
        activeCount -= 1
        if isExclusive { runsExclusively = false }
        condition.broadcast()
        condition.unlock()
    }
}

/// A worker's message to its supervisor, one line of JSON.
enum WorkNote: Codable, Hashable {
    case began(WorkItem)
    case ended(WorkItem)

    var line: Data { (try? ExactJSON.data(self)).map { $0 + Data("\n".utf8) } ?? Data() }
}
