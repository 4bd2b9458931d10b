import CLibrary
import Foundation
import Platform

/// The pipes on which a suite's process receives orders and reports results.
package struct OrderChannel: Sendable {
    /// The descriptor for orders: each is a line of JSON, with values by the names of
    /// ``EnvironmentVariable``.
    static let orders: Int32 = 3
    /// The descriptor for results: one ``SuiteMessage`` a line.
    static let findings: Int32 = 4

    /// Opens the channel; `nil` in a process that no command of the workbook runs, such as that of
    /// `swift test`.
    package init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard environment[EnvironmentVariable.orders] != nil else { return nil }
        // No program started from here, least of all the compiler, may write to the channel.
        for descriptor in [OrderChannel.orders, OrderChannel.findings] {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        }
        // Whoever interrupts a check does not wait for an answer's endless loop.
        _ = ProcessSetting.signalOfParentsEnd.set(UInt(SIGKILL))
    }

    /// Waits for the next order; `nil` after the last one.
    package func next() -> CheckOrder? {
        var line: [UInt8] = []
        // The sender waits for the result of one order before it sends the next.
        while line.last != UInt8(ascii: "\n") {
            var piece = [UInt8](repeating: 0, count: 4_096)
            let count = read(OrderChannel.orders, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            line += piece.prefix(count)
        }
        let values = try? JSONDecoder().decode([String: String].self, from: Data(line))
        return values.map { CheckOrder(environment: $0) }
    }

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

    /// The error that the command that gave the orders has ended.
    struct ListenerGone: Error {}
}
