// Foundation's additions to text.

extension String {
    public struct Encoding: RawRepresentable, Hashable, Sendable {
        public static let ascii = Encoding(rawValue: 1)
        public static let utf8 = Encoding(rawValue: 4)
        public static let isoLatin1 = Encoding(rawValue: 5)
        public static let utf16 = Encoding(rawValue: 10)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public struct CompareOptions: OptionSet, Sendable {
        public static let caseInsensitive = CompareOptions(rawValue: 1)
        public static let literal = CompareOptions(rawValue: 2)
        public static let backwards = CompareOptions(rawValue: 4)
        public static let anchored = CompareOptions(rawValue: 8)
        public static let numeric = CompareOptions(rawValue: 64)
        public static let regularExpression = CompareOptions(rawValue: 1024)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public init(format: String, _ arguments: any CVarArg...) { self = "" }
    public init(format: String, arguments: [any CVarArg]) { self = "" }
    public init(format: String, locale: Locale?, _ arguments: any CVarArg...) { self = "" }
    public init(contentsOf url: URL, encoding: Encoding) throws { self = "" }
    public init(contentsOfFile path: String, encoding: Encoding) throws { self = "" }
    public init?(data: Data, encoding: Encoding) { return nil }
}

extension StringProtocol {
    public var capitalized: String { "" }
    public var decomposedStringWithCanonicalMapping: String { "" }
    public var precomposedStringWithCanonicalMapping: String { "" }
    public func components<Text: StringProtocol>(separatedBy separator: Text) -> [String] { [] }
    public func components(separatedBy separators: CharacterSet) -> [String] { [] }
    public func trimmingCharacters(in characters: CharacterSet) -> String { "" }
    public func contains<Text: StringProtocol>(_ other: Text) -> Bool { false }
    public func range<Text: StringProtocol>(
        of text: Text,
        options: String.CompareOptions = [],
        range: Range<Index>? = nil,
        locale: Locale? = nil
    ) -> Range<Index>? { nil }
    public func replacingOccurrences<Text: StringProtocol, Replacement: StringProtocol>(
        of text: Text,
        with replacement: Replacement,
        options: String.CompareOptions = [],
        range: Range<Index>? = nil
    ) -> String { "" }
    public func padding<Text: StringProtocol>(
        toLength length: Int,
        withPad pad: Text,
        startingAt index: Int
    ) -> String { "" }
    public func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
        nil
    }
    public var removingPercentEncoding: String? { nil }
    public func data(
        using encoding: String.Encoding,
        allowLossyConversion: Bool = false
    ) -> Data? { nil }
    public func write<Path: StringProtocol>(
        toFile path: Path,
        atomically: Bool,
        encoding: String.Encoding
    ) throws {}
    public func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {}
}

public struct CharacterSet: SetAlgebra, Hashable, Sendable {
    public static var alphanumerics: CharacterSet { CharacterSet() }
    public static var decimalDigits: CharacterSet { CharacterSet() }
    public static var newlines: CharacterSet { CharacterSet() }
    public static var whitespaces: CharacterSet { CharacterSet() }
    public static var whitespacesAndNewlines: CharacterSet { CharacterSet() }
    public static var urlPathAllowed: CharacterSet { CharacterSet() }
    public init() {}
    public init(charactersIn text: String) {}
    public init(charactersIn range: ClosedRange<Unicode.Scalar>) {}
    public var inverted: CharacterSet { self }
    public func contains(_ scalar: Unicode.Scalar) -> Bool { false }
    public func union(_ other: CharacterSet) -> CharacterSet { self }
    public func intersection(_ other: CharacterSet) -> CharacterSet { self }
    public func symmetricDifference(_ other: CharacterSet) -> CharacterSet { self }
    public mutating func formUnion(_ other: CharacterSet) {}
    public mutating func formIntersection(_ other: CharacterSet) {}
    public mutating func formSymmetricDifference(_ other: CharacterSet) {}
    public mutating func insert(
        _ scalar: Unicode.Scalar
    ) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar) { (false, scalar) }
    public mutating func remove(_ scalar: Unicode.Scalar) -> Unicode.Scalar? { nil }
    public mutating func update(with scalar: Unicode.Scalar) -> Unicode.Scalar? { nil }
}

open class NSString: NSObject {
    public init(string: String) {}
    public var length: Int { 0 }
    public var lastPathComponent: String { "" }
    public var pathExtension: String { "" }
    public var deletingLastPathComponent: String { "" }
    public var deletingPathExtension: String { "" }
    public var standardizingPath: String { "" }
    public var expandingTildeInPath: String { "" }
    public var resolvingSymlinksInPath: String { "" }
    public func appendingPathComponent(_ name: String) -> String { "" }
}

extension NSString: CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
}

// A text is bridged where a format takes arguments.
extension String: CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
}

// So that `text as NSString` compiles.
extension String: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { NSString(string: self) }
    public static func _forceBridgeFromObjectiveC(_ text: NSString, result: inout String?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ text: NSString,
        result: inout String?
    ) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ text: NSString?) -> String { "" }
}
