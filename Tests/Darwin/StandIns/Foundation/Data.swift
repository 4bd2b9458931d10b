// Bytes.

public struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable,
    Codable, Sendable, CustomStringConvertible
{
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public struct ReadingOptions: OptionSet, Sendable {
        public static let mappedIfSafe = ReadingOptions(rawValue: 1)
        public static let uncached = ReadingOptions(rawValue: 2)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public struct WritingOptions: OptionSet, Sendable {
        public static let atomic = WritingOptions(rawValue: 1)
        public static let withoutOverwriting = WritingOptions(rawValue: 2)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public struct SearchOptions: OptionSet, Sendable {
        public static let backwards = SearchOptions(rawValue: 1)
        public static let anchored = SearchOptions(rawValue: 2)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public init() {}
    public init(capacity: Int) {}
    public init(count: Int) {}
    public init(repeating byte: UInt8, count: Int) {}
    public init(bytes: UnsafeRawPointer, count: Int) {}
    public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {}
    public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
    public init?(base64Encoded text: String) { return nil }

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public var indices: Range<Int> { 0..<0 }
    public var description: String { "" }
    public subscript(position: Int) -> UInt8 {
        get { 0 }
        set {}
    }
    public subscript(bounds: Range<Int>) -> Data {
        get { self }
        set {}
    }
    public mutating func replaceSubrange<Bytes: Collection>(_ range: Range<Int>, with bytes: Bytes)
    where Bytes.Element == UInt8 {}
    public mutating func append(_ other: Data) {}
    public func subdata(in range: Range<Int>) -> Data { self }
    public func range(
        of other: Data,
        options: SearchOptions = [],
        in range: Range<Int>? = nil
    ) -> Range<Int>? { nil }
    public func base64EncodedString() -> String { "" }
    public func write(to url: URL, options: WritingOptions = []) throws {}
    public func withUnsafeBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result { try body(UnsafeRawBufferPointer(start: nil, count: 0)) }
    public mutating func withUnsafeMutableBytes<Result>(
        _ body: (UnsafeMutableRawBufferPointer) throws -> Result
    ) rethrows -> Result { try body(UnsafeMutableRawBufferPointer(start: nil, count: 0)) }
}

public protocol DataProtocol: RandomAccessCollection where Element == UInt8 {}
extension Data: DataProtocol {}
extension Array: DataProtocol where Element == UInt8 {}
