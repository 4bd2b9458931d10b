import Foundation
import Judge

/// A worker's side of its supervision: says what is begun and done, and keeps suspects alone.
package final class WorkWatch: @unchecked Sendable {
    private let orders: WorkOrders
    private let tell: @Sendable (Data) -> Void
    /// Items that are in work, and whether one of them must be alone.
    private let condition = NSCondition()
    private var inWork = 0
    private var hasLoner = false

    /// What is said of an answer that crashed the grader.
    package static let crashed =
        "The grader crashed on this answer twice. Its author is not to blame; please report it."

    /// The watch of this process; one that nobody listens to where it is no supervised worker.
    package static let ofThisProcess: WorkWatch = {
        guard let channel = WorkerChannel(),
            let orders = try? ExactJSON.value(WorkOrders.self, from: channel.orders)
        else { return WorkWatch() }
        return WorkWatch(orders) { channel.tell($0) }
    }()

    /// Creates a watch.
    ///
    /// - Parameters:
    ///   - orders: What is known from workers that crashed.
    ///   - tell: Tells the supervisor a line.
    package init(
        _ orders: WorkOrders = WorkOrders(),
        tell: @escaping @Sendable (Data) -> Void = { _ in }
    ) {
        self.orders = orders
        self.tell = tell
    }

    /// Whether an item was in work when a worker crashed.
    func isSuspect(_ item: WorkItem) -> Bool { orders.suspects.contains(item) }

    /// Whether an item crashed a worker while it was alone.
    func isCondemned(_ item: WorkItem) -> Bool { orders.condemned.contains(item) }

    /// Does a piece of work.
    ///
    /// - Parameters:
    ///   - item: What it is.
    ///   - alone: Whether nothing else may be in work meanwhile; so it is with every suspect.
    ///   - fallback: What is done instead where the item crashed a worker.
    ///   - body: The work. No other item is begun in it.
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

/// What a worker tells its supervisor, a line of JSON each.
enum WorkNote: Codable, Hashable {
    case began(WorkItem)
    case ended(WorkItem)

    var line: Data { (try? ExactJSON.data(self)).map { $0 + Data("\n".utf8) } ?? Data() }
}
