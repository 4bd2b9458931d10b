/// What a candidate wants at a prompt.
package enum Reply: Hashable, Sendable {
    /// An answer.
    case text(String)
    /// To leave this question out.
    case skip
    /// To stop, and to go on another time.
    case quit
    /// Nothing: the input is at an end.
    case end
    /// Nothing: the time is up.
    case timeUp
}

/// Why a session stops before its last question.
package enum Stop: Hashable, Sendable {
    /// The candidate wants to.
    case quit
    /// The input is at an end.
    case end
    /// The time is up.
    case timeUp
}
