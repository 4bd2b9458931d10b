/// A candidate's reply at a prompt.
package enum Reply: Hashable, Sendable {
    case text(String)
    case skip
    /// The candidate stops, and can resume later.
    case quit
    /// The end of the input.
    case end
    case timeUp
}

/// The reason why a session stops before its last question.
package enum Stop: Hashable, Sendable {
    case quit
    /// The end of the input.
    case end
    case timeUp
}
