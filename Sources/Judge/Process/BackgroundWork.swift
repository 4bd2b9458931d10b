import Foundation

/// Work that goes on by itself, on a thread of its own, until its result is asked for.
final class BackgroundWork<Value>: @unchecked Sendable {
    // Written once by the work's thread, and read after it is done.
    private var result: Result<Value, any Error>?
    private let group = DispatchGroup()

    /// Begins the work.
    init(_ work: @escaping @Sendable () throws -> Value) {
        group.enter()
        Thread.detachNewThread {
            self.result = Result(catching: work)
            self.group.leave()
        }
    }

    /// Waits until the work is done.
    func value() throws -> Value {
        group.wait()
        guard let result else { throw CancellationError() }
        return try result.get()
    }
}
