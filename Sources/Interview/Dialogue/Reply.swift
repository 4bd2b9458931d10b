package enum Reply: Hashable, Sendable {
    case text(String)
    case skip
    /// The candidate stops, and can resume later.
    case quit
    case end
    case timeUp
}

package enum Stop: Hashable, Sendable {
    case quit
    case end
    case timeUp
}
