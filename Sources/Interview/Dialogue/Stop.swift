/// The wish to stop, thrown from any question to the end of the session.
package enum Stop: Error, Hashable, Sendable {
    /// The candidate stops, and can resume later.
    case quit
    case end
}
