package enum TerminalEvent: Hashable, Sendable {
    case key(Key)
    /// The end of the input: no more keys follow.
    case endOfInput
    case resized
    /// The program continues after a stop; the screen shows other output now.
    case resumed
    /// A signal asks the program to end.
    case stopRequested(signal: Int32)
    case readable(Int32)
    case timePassed
}

/// A source of events: a ``TerminalSession``, or a test.
package protocol TerminalEventSource: AnyObject {
    /// Whether a person sits at a terminal.
    var isInteractive: Bool { get }

    /// Waits for the next event, or until one of the descriptors is readable.
    ///
    /// - Parameter seconds: The timeout; `nil` for none.
    func next(within seconds: Double?, watching descriptors: [Int32]) -> TerminalEvent

    /// Stops reading keys, and restores the terminal.
    func end()
}
