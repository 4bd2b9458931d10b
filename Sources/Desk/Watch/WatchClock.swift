import Foundation

package struct WatchClock {
    private let now: () -> Date
    private let calendar: Calendar

    package init(calendar: Calendar = .current, now: @escaping () -> Date = { Date() }) {
        self.calendar = calendar
        self.now = now
    }

    func date() -> Date { now() }

    /// The time of day, such as "14:05:09", at a date or now.
    func time(_ date: Date? = nil) -> String {
        let parts = calendar.dateComponents([.hour, .minute, .second], from: date ?? now())
        return [parts.hour, parts.minute, parts.second].map { $0.twoDigits }.joined(separator: ":")
    }
}
