/// Waits until an editor has done all that it does to save a file.
///
/// One save is often many events: a backup, a new file, a change of name. The file is read when there
/// was quiet for a moment, or after a while in any case.
struct BurstWait: Equatable {
    private var firstEvent: Double?
    private var lastEvent = 0.0

    /// The quiet that ends a burst, in seconds.
    static let quiet = 0.015
    /// The longest that a burst is waited for, in seconds.
    static let longest = 0.06

    /// Notes an event.
    mutating func note(at now: Double) {
        firstEvent = firstEvent ?? now
        lastEvent = now
    }

    /// When the file is to be read; `nil` where nothing happened.
    var due: Double? {
        firstEvent.map { min(lastEvent + BurstWait.quiet, $0 + BurstWait.longest) }
    }

    /// Whether the burst is over; says so once.
    mutating func isOver(at now: Double) -> Bool {
        guard let due, now >= due else { return false }
        firstEvent = nil
        return true
    }
}
