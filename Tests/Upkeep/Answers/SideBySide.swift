import Foundation

/// Processes items concurrently, two at a time.
package enum SideBySide {
    private static let width = 2
    /// The size of the main thread's stack, because reports contain trees.
    private static let stackBytes = 8 << 20

    /// Returns the results in the order of the items.
    package static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item],
        _ work: @escaping @Sendable (Item) -> Result
    ) -> [Result] {
        let queue = Queue<Item, Result>(items)
        let group = DispatchGroup()
        for _ in 0..<min(width, items.count) {
            group.enter()
            let thread = Thread {
                while let (index, item) = queue.next() { queue.finish(index, work(item)) }
                group.leave()
            }
            thread.stackSize = stackBytes
            thread.start()
        }
        group.wait()
        return queue.finished
    }

    private final class Queue<Item: Sendable, Result: Sendable>: @unchecked Sendable {
        // The lock guards all mutable state.
        private let lock = NSLock()
        private let items: [Item]
        private var position = 0
        private var results: [Result?]

        init(_ items: [Item]) {
            self.items = items
            results = items.map { _ in nil }
        }

        func next() -> (Int, Item)? {
            lock.withLock {
                guard position < items.count else { return nil }
                defer { position += 1 }
                return (position, items[position])
            }
        }

        func finish(_ index: Int, _ result: Result) {
            lock.withLock { results[index] = result }
        }

        var finished: [Result] { lock.withLock { results.compactMap { $0 } } }
    }
}
