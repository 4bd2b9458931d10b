import Foundation

/// Ends a running check from another thread.
package final class Cancellation: @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by the lock.
    private var isRequested = false
    private let pipe = try? ProcessPipe()

    package init() {}

    deinit {
        guard let pipe else { return }
        close(pipe.reading)
        close(pipe.writing)
    }

    package var isCancelled: Bool { lock.withLock { isRequested } }

    /// Readable after cancellation; -1, which `poll` ignores, if there is no pipe.
    package var descriptor: Int32 { pipe?.reading ?? -1 }

    /// Requests the end; idempotent.
    package func cancel() {
        let isFirst = lock.withLock {
            defer { isRequested = true }
            return !isRequested
        }
        guard isFirst, let pipe else { return }
        // A shell that waits on the pipe reads a line.
        var byte = UInt8(ascii: "\n")
        _ = write(pipe.writing, &byte, 1)
    }
}
