import Foundation

/// Work on a thread of its own, whose result is awaited later.
package final class BackgroundWork<Value>: @unchecked Sendable {
    // Written once by the work's thread, and read only after the group is left.
    private var result: Result<Value, any Error>?
    private let group = DispatchGroup()

    package init(_ work: @escaping @Sendable () throws -> Value) {
        group.enter()
        WorkThread.start {
            self.result = Result(catching: work)
            self.group.leave()
        }
    }

    /// Waits for the end of the work, but no longer than the given seconds.
    package func isDone(within seconds: Double) -> Bool {
        group.wait(timeout: .now() + seconds) == .success
    }

    package func value() throws -> Value {
        group.wait()
        guard let result else { throw CancellationError() }
        return try result.get()
    }
}
