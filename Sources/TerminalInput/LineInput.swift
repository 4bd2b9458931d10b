/// What came of waiting for a line.
package enum LineInput: Hashable, Sendable {
    /// A line, without its end.
    case line(String)
    /// There are no more lines.
    case end
    /// The deadline came first.
    case timeUp
    /// Somebody wants the program to end: Control-C, or a signal that says so.
    case interrupted
}

/// Where lines come from, and where the time does.
package protocol LineSource: AnyObject {
    /// Seconds from some beginning on; they never run backwards.
    var seconds: Double { get }

    /// Waits for the next line.
    ///
    /// - Parameter deadline: When waiting ends, by ``seconds``; `nil` for never.
    func nextLine(before deadline: Double?) -> LineInput
}
