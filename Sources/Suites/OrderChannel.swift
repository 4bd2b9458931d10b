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

    /// Opens the channel; `nil` in a process that no command of the workbook runs, such as one of `swift
    /// test`.
    package init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard environment[EnvironmentVariable.orders] != nil else { return nil }
        // No program started from here, least of all the compiler, may write to the channel.
        for descriptor in [OrderChannel.orders, OrderChannel.findings] {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        }
        // An interrupted check must not wait for an answer's endless loop.
        _ = ProcessSetting.signalOfParentsEnd.set(UInt(SIGKILL))
    }

    /// Waits for the next order; `nil` after the last one.
    package func next() -> CheckOrder? {
        // The sender waits for the result of one order before it sends the next.
        var lines = LineChannel(OrderChannel.orders)
        let values = lines.waitForLine().flatMap {
            try? JSONDecoder().decode([String: String].self, from: $0)
        }
        return values.map { CheckOrder(environment: $0) }
    }

    /// Sends a message.
    ///
    /// - Throws: An error if the command that gave the orders has ended.
    package func tell(_ message: SuiteMessage) throws {
        let line = try ExactJSON.data(message) + [UInt8(ascii: "\n")]
        try FileHandle(fileDescriptor: OrderChannel.findings).write(contentsOf: line)
    }
}
