// Dates, and how they are written.

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
        public init(includingFractionalSeconds: Bool = false, timeZone: TimeZone = .current) {}
        public func year() -> Self { self }
        public func month() -> Self { self }
        public func day() -> Self { self }
        public func time(includingFractionalSeconds: Bool) -> Self { self }
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
