package enum ProcessEnd: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)

    init(waitStatus status: Int32) {
        let signal = status & 0x7f
        self = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }

    package var isSuccess: Bool { self == .exited(0) }
}

/// The error of a failed spawn.
package struct SpawnError: Error, CustomStringConvertible {
    /// The program, or another resource that was needed.
    package let executable: String
    package let number: Int32

    package var description: String {
        "cannot start \(executable): system error \(number); is it installed, and executable?"
    }
}
