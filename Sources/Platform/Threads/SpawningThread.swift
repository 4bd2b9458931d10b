import Foundation

/// The one thread that spawns all processes.
///
/// Linux sends a parent-death signal when the spawning thread ends, and a pool may end its threads
/// at any time.
package final class SpawningThread: Sendable {
    package static let shared = SpawningThread()

    private let thread = SerialThread()

    private init() {}

    /// Runs a closure on the thread, and waits for its result.
    package func run<Result>(_ body: @escaping () -> Result) -> Result {
        nonisolated(unsafe) let work = body
        nonisolated(unsafe) var result: Result?
        let done = DispatchSemaphore(value: 0)
        thread.add {
            result = work()
            done.signal()
        }
        done.wait()
        guard let result else { preconditionFailure("the work sets its result before it signals") }
        return result
    }
}
