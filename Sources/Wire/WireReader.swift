import Scenario

/// An error in encoded data.
public enum WireError: Error, Equatable {
    /// The data ends in the middle of a value.
    case truncated
    /// A byte has no meaning for the named type.
    case unknown(String, UInt8)
    /// A length is negative or exceeds the data.
    case impossibleLength(Int)
    /// Text is not valid UTF-8.
    case notText
    /// A frame lacks its channel's valid authentication code.
    case notSealed
    /// Bytes follow the last value.
    case surplus(Int)
}

/// Decodes the output of a ``WireWriter``.
///
/// The bytes are untrusted. The reader checks every value, and no length makes it allocate more
/// than the data at hand.
public struct WireReader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    /// Creates a reader.
    public init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// True if all bytes have been read.
    public var isAtEnd: Bool { position == bytes.endIndex }

    /// Throws unless all bytes have been read.
    public func finish() throws(WireError) {
        if !isAtEnd { throw .surplus(bytes.endIndex - position) }
    }

    mutating func rest() -> ArraySlice<UInt8> {
        defer { position = bytes.endIndex }
        return bytes[position...]
    }

    private mutating func take(_ count: Int) throws(WireError) -> ArraySlice<UInt8> {
        guard count >= 0 else { throw .impossibleLength(count) }
        guard bytes.endIndex - position >= count else { throw .truncated }
        defer { position += count }
        return bytes[position..<position + count]
    }

    /// Reads one byte.
    public mutating func byte() throws(WireError) -> UInt8 {
        guard position < bytes.endIndex else { throw .truncated }
        defer { position += 1 }
        return bytes[position]
    }

    /// Reads a Boolean.
    public mutating func bool() throws(WireError) -> Bool {
        let value = try byte()
        guard value < 2 else { throw .unknown("truth value", value) }
        return value == 1
    }

    /// Reads a 32-bit integer.
    public mutating func int32() throws(WireError) -> Int32 {
        let value = try take(4).withUnsafeBytes { $0.loadUnaligned(as: Int32.self) }
        return Int32(littleEndian: value)
    }

    /// Reads a count of elements that take at least one byte each.
    public mutating func count() throws(WireError) -> Int {
        let count = Int(try int32())
        guard count >= 0, count <= bytes.endIndex - position else { throw .impossibleLength(count) }
        return count
    }

    /// Reads a floating-point number.
    public mutating func double() throws(WireError) -> Double {
        let pattern = try take(8).withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
        return Double(bitPattern: UInt64(littleEndian: pattern))
    }

    /// Reads UTF-8 text.
    public mutating func text() throws(WireError) -> String {
        let bytes = try take(try count())
        // Most names are ASCII, and validating other text takes ten times as long.
        if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
        return text
    }

    /// Reads a point.
    public mutating func point() throws(WireError) -> Point {
        Point(try double(), try double())
    }

    /// Reads a rectangle.
    public mutating func rectangle() throws(WireError) -> Rectangle {
        Rectangle(try double(), try double(), try double(), try double())
    }

    /// Reads an optional participant.
    public mutating func optionalParticipant() throws(WireError) -> Participant? {
        let number = try int32()
        return number == -1 ? nil : Participant(number: number)
    }

    /// Reads a participant.
    public mutating func participant() throws(WireError) -> Participant {
        Participant(number: try int32())
    }

    /// Reads a raw value of an enumeration.
    public mutating func enumeration<Value: RawRepresentable<UInt8>>(
        _ type: Value.Type = Value.self
    ) throws(WireError) -> Value {
        let byte = try byte()
        guard let value = Value(rawValue: byte) else { throw .unknown("\(type)", byte) }
        return value
    }

    /// Reads a list whose elements are read by `body`.
    public mutating func list<Element>(
        _ body: (inout WireReader) throws(WireError) -> Element
    ) throws(WireError) -> [Element] {
        var list: [Element] = []
        for _ in 0..<(try count()) { list.append(try body(&self)) }
        return list
    }
}
