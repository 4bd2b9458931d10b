import Foundation

/// One thread that runs closures in the order in which they are added.
package final class SerialThread: @unchecked Sendable {
    // Guarded by the condition.
    private var waiting: [@Sendable () -> Void] = []
    private var isStarted = false
    private let condition = NSCondition()

    package init() {}

    package func add(_ work: @escaping @Sendable () -> Void) {
        condition.lock()
        defer { condition.unlock() }
        waiting.append(work)
        condition.signal()
        if !isStarted { WorkThread.start { [self] in while true { next()() } } }
        isStarted = true
    }

    private func next() -> @Sendable () -> Void {
        condition.lock()
        defer { condition.unlock() }
        while waiting.isEmpty { condition.wait() }
        return waiting.removeFirst()
    }
}
