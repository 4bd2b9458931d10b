import Foundation

/// The one thread that spawns all processes.
///
/// Linux sends a parent-death signal when the spawning thread ends, and the threads of a pool come
/// and go.
package final class SpawningThread: @unchecked Sendable {
    package static let shared = SpawningThread()

    private let condition = NSCondition()
    private var waiting: [() -> Void] = []

    private init() {
        Thread.detachNewThread { [self] in
            while true {
                condition.lock()
                while waiting.isEmpty { condition.wait() }
                let work = waiting.removeFirst()
                condition.unlock()
                work()
            }
        }
    }

    /// Runs a closure on the thread, and waits for its result.
    package func run<Result>(_ body: @escaping () -> Result) -> Result {
        nonisolated(unsafe) let work = body
        nonisolated(unsafe) var result: Result?
        let done = DispatchSemaphore(value: 0)
        condition.lock()
        waiting.append {
            result = work()
            done.signal()
        }
        condition.signal()
        condition.unlock()
        done.wait()
        guard let result else { preconditionFailure("the work sets its result before it signals") }
        return result
    }
}
