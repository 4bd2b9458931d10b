import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Where a suite's process that grades one answer after the other gets its orders, and tells what it
/// found.
package struct OrderChannel: Sendable {
    /// The environment's value that says that there is one.
    static let variable = "WORKBOOK_ORDERS"
    /// The descriptor that orders come from: a line of JSON each, values by the names of
    /// ``GradingOrder/Variable``.
    static let orders: Int32 = 3
    /// The descriptor for what was found, a ``SuiteMessage`` a line.
    static let findings: Int32 = 4

    /// Opens the channel; `nil` in a process that grades the one answer that its environment names.
    package init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard environment[OrderChannel.variable] != nil else { return nil }
        // Nothing that is started from here, the compiler least of all, may tell anything.
        for descriptor in [OrderChannel.orders, OrderChannel.findings] {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        }
    }

    /// Waits for the next order; `nil` after the last one.
    package func next() -> GradingOrder? {
        var line: [UInt8] = []
        // Nobody sends an order before the one before it is done.
        while line.last != UInt8(ascii: "\n") {
            var piece = [UInt8](repeating: 0, count: 4_096)
            let count = read(OrderChannel.orders, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            line += piece.prefix(count)
        }
        let values = try? JSONDecoder().decode([String: String].self, from: Data(line))
        return values.map { GradingOrder(environment: $0) }
    }

    /// Tells something.
    package func tell(_ message: SuiteMessage) throws {
        let line = try ExactJSON.data(message) + [UInt8(ascii: "\n")]
        var rest = line[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                write(OrderChannel.findings, $0.baseAddress, $0.count)
            }
            guard count >= 0 || errno == EINTR else { throw ListenerGone() }
            rest = rest.dropFirst(max(count, 0))
        }
    }

    /// Nobody listens any more: the command that gave the orders has ended.
    struct ListenerGone: Error {}
}
