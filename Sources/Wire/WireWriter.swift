import Scenario

/// Encodes values: integers are little-endian, and text and lists begin with their length.
public struct WireWriter: Sendable {
    /// The bytes written so far.
    public private(set) var bytes: [UInt8] = []

    /// Creates an empty writer.
    public init() {
        bytes.reserveCapacity(512)
    }

    /// Removes all bytes, but keeps the capacity.
    public mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
    }

    /// Writes one byte.
    public mutating func write(_ value: UInt8) {
        bytes.append(value)
    }

    /// Writes a Boolean.
    public mutating func write(_ value: Bool) {
        bytes.append(value ? 1 : 0)
    }

    /// Writes a 32-bit integer.
    public mutating func write(_ value: Int32) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Writes a count or an index.
    public mutating func write(count: Int) {
        write(Int32(clamping: count))
    }

    /// Writes a floating-point number without loss of precision.
    public mutating func write(_ value: Double) {
        withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Writes text as UTF-8.
    public mutating func write(_ text: String) {
        write(count: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes a point.
    public mutating func write(_ point: Point) {
        write(point.x)
        write(point.y)
    }

    /// Writes a rectangle.
    public mutating func write(_ rectangle: Rectangle) {
        write(rectangle.x)
        write(rectangle.y)
        write(rectangle.width)
        write(rectangle.height)
    }

    /// Writes an optional participant; -1 stands for `nil`.
    public mutating func write(_ participant: Participant?) {
        write(participant?.number ?? -1)
    }

    /// Writes bytes without a length prefix.
    public mutating func write(contentsOf body: ArraySlice<UInt8>) {
        bytes.append(contentsOf: body)
    }

    /// Writes length-prefixed bytes.
    public mutating func write(frame body: [UInt8]) {
        write(count: body.count)
        bytes.append(contentsOf: body)
    }

    /// Appends the authentication code of a frame.
    ///
    /// The frame extends from `start`, the first byte after its length, to the last byte.
    public mutating func writeCheck(from start: Int, by seal: inout FrameSeal) {
        let check = bytes.withUnsafeBytes { seal.next(over: .init(rebasing: $0[start...])) }
        withUnsafeBytes(of: check.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Writes a list whose elements are written by `body`.
    public mutating func write<Element>(
        _ list: [Element],
        _ body: (inout WireWriter, Element) -> Void
    ) {
        write(count: list.count)
        for element in list { body(&self, element) }
    }
}
