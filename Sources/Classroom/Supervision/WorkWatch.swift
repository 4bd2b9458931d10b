import Foundation
import Judge
import Platform
import Suites

/// The worker's side of supervision: reports items, and runs suspects alone.
package final class WorkWatch: @unchecked Sendable {
    private let orders: WorkOrders
    private let tell: @Sendable (Data) -> Void
    /// Guards the items in progress, and wakes threads that wait for their turn.
    private let condition = NSCondition()
    private var inWork = 0
    private var hasLoner = false

    package static let crashed =
        "The grader crashed on this answer twice. The student is not at fault; please report it."

    /// The watch of this process; without effect outside of a supervised worker.
    package static let ofThisProcess: WorkWatch = {
        guard let channel = WorkerChannel(),
            let orders = try? ExactJSON.value(WorkOrders.self, from: channel.orders)
        else { return WorkWatch() }
        return WorkWatch(orders) { channel.tell($0) }
    }()

    /// - Parameters:
    ///   - orders: The information from crashed workers.
    ///   - tell: Sends a line to the supervisor.
    package init(
        _ orders: WorkOrders = WorkOrders(),
        tell: @escaping @Sendable (Data) -> Void = { _ in }
    ) {
        self.orders = orders
        self.tell = tell
    }

    /// Whether an item was in progress when a worker crashed.
    func isSuspect(_ item: WorkItem) -> Bool { orders.suspects.contains(item) }

    /// Whether an item crashed a worker while running alone.
    func isCondemned(_ item: WorkItem) -> Bool { orders.condemned.contains(item) }

    /// Runs a piece of work.
    ///
    /// - Parameters:
    ///   - alone: Whether no other item may run at the same time; always so for a suspect.
    ///   - fallback: Replaces the work on a condemned item.
    ///   - body: The work, which must not start another item.
    func work<Result>(
        on item: WorkItem,
        alone: Bool = false,
        orElse fallback: () throws -> Result,
        _ body: () throws -> Result
    ) rethrows -> Result {
        guard !isCondemned(item) else { return try fallback() }
        let isLoner = alone || isSuspect(item)
        begin(item, isLoner)
        defer { end(item, isLoner) }
        return try body()
    }

    private func begin(_ item: WorkItem, _ isLoner: Bool) {
        condition.lock()
        while hasLoner || (isLoner && inWork > 0) { condition.wait() }
        inWork += 1
        hasLoner = isLoner
        tell(WorkNote.began(item).line)
        condition.unlock()
    }

    private func end(_ item: WorkItem, _ isLoner: Bool) {
        condition.lock()
        tell(WorkNote.ended(item).line)
        inWork -= 1
        if isLoner { hasLoner = false }
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
