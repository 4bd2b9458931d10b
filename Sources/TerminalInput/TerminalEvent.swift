/// Something that a program at a terminal has to react to.
package enum TerminalEvent: Hashable, Sendable {
    /// A key was pressed.
    case key(Key)
    /// There will be no more keys.
    case endOfInput
    /// The terminal has another size.
    case resized
    /// The program was stopped, and goes on: what is on the screen is not its own any more.
    case resumed
    /// The program is asked to end, by a signal.
    case stopRequested(signal: Int32)
    /// There is something to read from a descriptor that was watched as well.
    case readable(Int32)
    /// Nothing happened for as long as was to be waited.
    case timePassed
}

/// Where events come from: a ``TerminalSession``, or a test.
package protocol TerminalEventSource: AnyObject {
    /// Whether there is a terminal with a person in front of it.
    var isInteractive: Bool { get }

    /// The next event, after waiting for it.
    ///
    /// - Parameters:
    ///   - seconds: The longest to wait; without end where `nil`.
    ///   - descriptors: Other descriptors to watch for something to read.
    func next(within seconds: Double?, watching descriptors: [Int32]) -> TerminalEvent

    /// Takes no more keys, and leaves the terminal as it was.
    func end()
}
