import Foundation

package struct WatchClock {
    private let now: () -> Date
    private let timeZone: TimeZone

    package init(timeZone: TimeZone = .current, now: @escaping () -> Date = { Date() }) {
        self.timeZone = timeZone
        self.now = now
    }

    func date() -> Date { now() }

    /// The time of day, such as "14:05:09", at a date or now.
    func time(_ date: Date? = nil) -> String { (date ?? now()).time(in: timeZone) }
}
