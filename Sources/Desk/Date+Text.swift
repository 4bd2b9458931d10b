import Foundation

extension Date {
    /// The day, such as "2026-11-20".
    func day(in timeZone: TimeZone) -> String {
        formatted(Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day())
    }

    /// The time of day, such as "14:05:09".
    func time(in timeZone: TimeZone) -> String {
        formatted(
            Date.ISO8601FormatStyle(timeZone: timeZone).time(includingFractionalSeconds: false)
        )
    }
}
