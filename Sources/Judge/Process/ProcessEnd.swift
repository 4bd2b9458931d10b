/// How a process ended.
package enum ProcessEnd: Hashable, Sendable {
    /// It ended itself, with a status.
    case exited(Int32)
    /// A signal ended it.
    case signalled(Int32)

    init(waitStatus status: Int32) {
        let signal = status & 0x7f
        self = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }

    /// Whether it ended itself without complaint.
    package var isSuccess: Bool { self == .exited(0) }
}

/// A process could not be started.
package struct SpawnError: Error, CustomStringConvertible {
    /// The program that was to be started.
    package let executable: String
    /// The system's error number.
    package let number: Int32

    /// What is wrong, and what to do.
    package var description: String {
        "cannot start \(executable): error \(number) of the system; is it installed, and executable?"
    }
}
