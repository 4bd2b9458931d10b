/// How an attempt's process ended early.
package struct Termination: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
        /// A signal, such as after a crash.
        case signal
        /// The process exited by itself.
        case exit
        /// The judge killed the process after its timeout.
        case timeLimit
        /// The judge killed the process because it printed or replied too much.
        case flood
        /// The judge killed the process because its replies were malformed.
        case malformedReply

        /// True if a limit ended a process that would have continued.
        ///
        /// It depends on the machine which of the two limits comes first.
        package var isLimit: Bool { self == .timeLimit || self == .flood }
    }

    package var kind: Kind
    /// The number of the signal, the exit status, or the timeout in milliseconds.
    package var code: Int
    /// The message of the Swift runtime, such as "Index out of range".
    package var message: String
    /// The variable that was nil, such as "path" or "path, which nothing in your file sets".
    package var nilValue: String?
    /// The line of the crash in the answer file.
    package var line: Int?
    /// The column of the crash in the answer file.
    package var column: Int?
    /// The text of that line.
    package var sourceLine: String?
    /// The function that crashed.
    package var function: String?

    /// The message after a stack overflow.
    package static let stackOverflow = "stack overflow"

    package var isStackOverflow: Bool {
        kind == .signal && message == Termination.stackOverflow
    }

    /// Creates a termination without a source location.
    package init(kind: Kind, code: Int, message: String = "") {
        self.kind = kind
        self.code = code
        self.message = message
    }
}
