import Foundation
import Platform

/// Processes items concurrently, two at a time.
enum SideBySide {
    private static let width = 2

    /// Returns the results in the order of the items.
    ///
    /// - Throws: The fault of the first item that has one, after all were processed.
    static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item],
        _ work: @escaping @Sendable (Item) throws(UpkeepFault) -> Result
    ) throws(UpkeepFault) -> [Result] {
        let results = Results<Result>()
        WorkThread.perform(items.count, width: width) { index in
            results.put(
                Swift.Result { () throws(UpkeepFault) in try work(items[index]) },
                at: index
            )
        }
        return try results.inOrder()
    }

    private final class Results<Success: Sendable>: @unchecked Sendable {
        // Guarded by the lock.
        private var results: [Int: Result<Success, UpkeepFault>] = [:]
        private let lock = NSLock()

        func put(_ result: Result<Success, UpkeepFault>, at index: Int) {
            lock.withLock { results[index] = result }
        }

        func inOrder() throws(UpkeepFault) -> [Success] {
            var values: [Success] = []
            for (_, result) in lock.withLock({ results }).sorted(by: { $0.key < $1.key }) {
                values.append(try result.get())
            }
            return values
        }
    }
}
