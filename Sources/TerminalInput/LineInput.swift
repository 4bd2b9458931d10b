package enum LineInput: Hashable, Sendable {
    /// A line, without its newline.
    case line(String)
    case end
    case timeUp
    /// Control-C, or a signal that asks the program to end.
    case interrupted
}

/// A source of lines, with its own clock.
package protocol LineSource: AnyObject {
    /// Seconds on a monotonic clock with an arbitrary start.
    var seconds: Double { get }

    /// Waits for the next line.
    ///
    /// - Parameter deadline: The end of the wait on the clock of ``seconds``; `nil` for no timeout.
    func nextLine(before deadline: Double?) -> LineInput

    /// Whether a line was typed before it is asked for.
    func hasLine() -> Bool

    /// Returns whether a signal has asked the program to end since the last line.
    func takeInterruption() -> Bool
}
