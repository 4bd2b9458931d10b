/// Writes values as bytes: integers in little-endian order, text and lists with their length first.
public struct WireWriter: Sendable {
    /// The bytes written so far.
    public private(set) var bytes: [UInt8] = []

    /// Creates an empty writer.
    public init() {
        bytes.reserveCapacity(512)
    }

    /// Forgets what was written.
    public mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
    }

    /// Writes one byte.
    public mutating func write(_ value: UInt8) {
        bytes.append(value)
    }

    /// Writes a truth value.
    public mutating func write(_ value: Bool) {
        bytes.append(value ? 1 : 0)
    }

    /// Writes a number of 32 bits.
    public mutating func write(_ value: Int32) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Writes a count or an index.
    public mutating func write(count: Int) {
        write(Int32(clamping: count))
    }

    /// Writes a number with a fraction, exactly.
    public mutating func write(_ value: Double) {
        withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Writes text.
    public mutating func write(_ text: String) {
        write(count: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes a location.
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

    /// Writes a participant, or that there is none.
    public mutating func write(_ participant: Participant?) {
        write(participant?.number ?? -1)
    }

    /// Writes bytes as they are.
    public mutating func write(contentsOf body: ArraySlice<UInt8>) {
        bytes.append(contentsOf: body)
    }

    /// Writes bytes behind their number, as they cross the border between processes.
    public mutating func write(frame body: [UInt8]) {
        write(count: body.count)
        bytes.append(contentsOf: body)
    }

    /// Writes the check of a frame behind it.
    ///
    /// - Parameters:
    ///   - start: Where the frame begins, without its length; it goes on to the last byte.
    ///   - seal: The seal of the channel that the frame goes to.
    public mutating func writeCheck(from start: Int, by seal: inout FrameSeal) {
        let check = bytes.withUnsafeBytes { seal.next(over: .init(rebasing: $0[start...])) }
        withUnsafeBytes(of: check.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Writes a list, each element by `body`.
    public mutating func write<Element>(
        _ list: [Element],
        _ body: (inout WireWriter, Element) -> Void
    ) {
        write(count: list.count)
        for element in list { body(&self, element) }
    }
}
