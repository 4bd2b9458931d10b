/// Assembles an attempt's replies from chunks of any length.
///
/// The bytes are untrusted.
public struct ReplyBuffer: Sendable {
    private var bytes: [UInt8] = []
    /// The number of leading bytes that are already parsed.
    private var consumed = 0
    private var seal: FrameSeal

    /// Creates an empty buffer for replies under a seal.
    public init(seal: FrameSeal) {
        self.seal = seal
    }

    /// Appends a received chunk.
    public mutating func append(_ piece: [UInt8]) {
        bytes.append(contentsOf: piece)
    }

    /// Returns the next complete reply, or `nil` if more bytes are needed.
    public mutating func next() throws(WireError) -> Reply? {
        guard bytes.count >= consumed + 4 else { return nil }
        var header = WireReader(bytes[consumed..<consumed + 4])
        let length = Int(try header.int32())
        guard length > 0, length <= Reply.maximumLength else { throw .impossibleLength(length) }
        let start = consumed + 4
        let end = start + length + FrameSeal.byteCount
        guard bytes.count >= end else { return nil }
        guard seal.opens(bytes[start..<end]) else { throw .notSealed }
        var reader = WireReader(bytes[start..<start + length])
        let reply = try Reply(from: &reader)
        consumed = end
        if consumed == bytes.count || consumed > 1 << 20 {
            bytes.removeFirst(consumed)
            consumed = 0
        }
        return reply
    }
}
