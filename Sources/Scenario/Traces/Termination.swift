/// How an attempt's process ended early.
public struct Termination: Codable, Hashable, Sendable {
    /// The cause of the end.
    public enum Kind: String, Codable, Sendable {
        /// A signal, such as after a crash.
        case signal
        /// The process exited by itself.
        case exit
        /// The judge killed the process after its timeout.
        case timeLimit
        /// The judge killed the process because it printed or replied too much.
        case flood
        /// The judge killed the process because its replies were malformed.
        case nonsense
    }

    /// The cause of the end.
    public var kind: Kind
    /// The number of the signal, the exit status, or the timeout in milliseconds.
    public var code: Int
    /// The message of the Swift runtime, such as "Index out of range".
    public var message: String
    /// The line of the crash in the answer file.
    public var line: Int?
    /// The column of the crash in the answer file.
    public var column: Int?
    /// The function that crashed.
    public var function: String?

    /// Creates a termination without a source location.
    public init(kind: Kind, code: Int, message: String = "") {
        self.kind = kind
        self.code = code
        self.message = message
    }
}
