// Dates, calendars, and how they are written.

public struct Date: Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
    public static let distantPast = Date()
    public static let distantFuture = Date()
    @available(macOS 12, *)
    public static var now: Date { Date() }
    public static var timeIntervalSinceReferenceDate: TimeInterval { 0 }
    public init() {}
    public init(timeIntervalSinceNow: TimeInterval) {}
    public init(timeIntervalSince1970: TimeInterval) {}
    public init(timeIntervalSinceReferenceDate: TimeInterval) {}
    public init(timeInterval: TimeInterval, since date: Date) {}
    public var timeIntervalSinceNow: TimeInterval { 0 }
    public var timeIntervalSince1970: TimeInterval { 0 }
    public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
    public var description: String { "" }
    public func timeIntervalSince(_ other: Date) -> TimeInterval { 0 }
    public func addingTimeInterval(_ seconds: TimeInterval) -> Date { self }
    public static func < (one: Date, other: Date) -> Bool { false }
    public static func + (date: Date, seconds: TimeInterval) -> Date { date }
    public static func - (date: Date, seconds: TimeInterval) -> Date { date }
}

public struct TimeZone: Hashable, Codable, Sendable {
    public static var current: TimeZone { TimeZone() }
    @available(macOS 13, *)
    public static var gmt: TimeZone { TimeZone() }
    init() {}
    public init?(identifier: String) { return nil }
    public init?(secondsFromGMT seconds: Int) { return nil }
    public var identifier: String { "" }
    public func secondsFromGMT(for date: Date = Date()) -> Int { 0 }
}

public struct Locale: Hashable, Codable, Sendable {
    public static var current: Locale { Locale(identifier: "") }
    public init(identifier: String) {}
}

public struct DateComponents: Hashable, Codable, Sendable {
    public var calendar: Calendar?
    public var timeZone: TimeZone?
    public var era, year, month, day, hour, minute, second, nanosecond, weekday: Int?
    public init(
        calendar: Calendar? = nil,
        timeZone: TimeZone? = nil,
        era: Int? = nil,
        year: Int? = nil,
        month: Int? = nil,
        day: Int? = nil,
        hour: Int? = nil,
        minute: Int? = nil,
        second: Int? = nil,
        nanosecond: Int? = nil
    ) {}
    public var date: Date? { nil }
}

public struct Calendar: Hashable, Codable, Sendable {
    public enum Identifier: Sendable {
        case gregorian, iso8601
    }
    public enum Component: Sendable {
        case era, year, month, day, hour, minute, second, nanosecond, weekday
    }
    public static var current: Calendar { Calendar(identifier: .gregorian) }
    public var timeZone: TimeZone = .current
    public var locale: Locale?
    public init(identifier: Identifier) {}
    public func component(_ component: Component, from date: Date) -> Int { 0 }
    public func date(from components: DateComponents) -> Date? { nil }
    public func date(byAdding component: Component, value: Int, to date: Date) -> Date? { nil }
    public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
        DateComponents()
    }
    public func isDate(_ date: Date, inSameDayAs other: Date) -> Bool { false }
    public func startOfDay(for date: Date) -> Date { date }
}

@available(macOS 12, *)
public protocol FormatStyle<FormatInput, FormatOutput>: Hashable, Codable {
    associatedtype FormatInput
    associatedtype FormatOutput
    func format(_ value: FormatInput) -> FormatOutput
}

@available(macOS 12, *)
public protocol ParseStrategy: Hashable, Codable {
    associatedtype ParseInput
    associatedtype ParseOutput
    func parse(_ value: ParseInput) throws -> ParseOutput
}

@available(macOS 12, *)
extension Date {
    public struct ISO8601FormatStyle: FormatStyle, ParseStrategy, Sendable {
        public init(includingFractionalSeconds: Bool = false) {}
        public func format(_ value: Date) -> String { "" }
        public func parse(_ value: String) throws -> Date { Date() }
    }
    public init<Strategy: ParseStrategy>(_ value: Strategy.ParseInput, strategy: Strategy) throws
    where Strategy.ParseOutput == Date {}
    public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Date { style.format(self) }
    public func ISO8601Format() -> String { "" }
}

@available(macOS 12, *)
extension FormatStyle where Self == Date.ISO8601FormatStyle {
    public static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
}

@available(macOS 12, *)
extension ParseStrategy where Self == Date.ISO8601FormatStyle {
    public static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
}
