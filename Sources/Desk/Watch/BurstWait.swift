/// Waits until an editor has finished saving a file.
///
/// One save often causes several events: a backup, a new file, a rename. The file is read after a
/// quiet interval, or after the maximum wait.
struct BurstWait: Equatable {
    private var firstEvent: Double?
    private var lastEvent = 0.0

    /// The interval without events that ends a burst, in seconds.
    static let quiet = 0.015
    /// The maximum wait after the first event, in seconds.
    static let longest = 0.06

    mutating func note(at now: Double) {
        firstEvent = firstEvent ?? now
        lastEvent = now
    }

    /// The time at which to read the file; `nil` without an event.
    var due: Double? {
        firstEvent.map { min(lastEvent + BurstWait.quiet, $0 + BurstWait.longest) }
    }

    /// Returns whether the burst is over, and then resets it.
    mutating func isOver(at now: Double) -> Bool {
        guard let due, now >= due else { return false }
        firstEvent = nil
        return true
    }
}
