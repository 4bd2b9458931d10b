import Foundation
import Platform

/// Processes items concurrently, two at a time.
package enum SideBySide {
    private static let width = 2

    /// Returns the results in the order of the items.
    package static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item],
        _ work: @escaping @Sendable (Item) -> Result
    ) -> [Result] {
        let results = Results<Result>(count: items.count)
        WorkThread.perform(items.count, width: width) { index in
            results.put(work(items[index]), at: index)
        }
        return results.all
    }

    private final class Results<Result: Sendable>: @unchecked Sendable {
        // Guarded by the lock.
        private var results: [Result?]
        private let lock = NSLock()

        init(count: Int) {
            results = Array(repeating: nil, count: count)
        }

        func put(_ result: Result, at index: Int) {
            lock.withLock { results[index] = result }
        }

        var all: [Result] { lock.withLock { results.compactMap { $0 } } }
    }
}
