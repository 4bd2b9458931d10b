package enum Reply: Hashable, Sendable {
    case text(String)
    case skip
    case stop(Stop)
}

package enum Stop: Hashable, Sendable {
    /// The candidate stops, and can resume later.
    case quit
    case end
}
