/// Replies of an attempt as they come in, in pieces of any length.
///
/// Every byte may be hostile.
public struct ReplyBuffer: Sendable {
    private var bytes: [UInt8] = []
    /// How many bytes at the start are dealt with.
    private var consumed = 0

    /// Creates an empty buffer.
    public init() {}

    /// Adds what came in.
    public mutating func append(_ piece: [UInt8]) {
        bytes.append(contentsOf: piece)
    }

    /// The next whole reply, or `nil` where the bytes end before it does.
    public mutating func next() throws(WireError) -> Reply? {
        guard bytes.count >= consumed + 4 else { return nil }
        var header = WireReader(bytes[consumed..<consumed + 4])
        let length = Int(try header.int32())
        guard length > 0, length <= Reply.maximumLength else { throw .impossibleLength(length) }
        guard bytes.count >= consumed + 4 + length else { return nil }
        var reader = WireReader(bytes[consumed + 4..<consumed + 4 + length])
        let reply = try Reply(from: &reader)
        consumed += 4 + length
        if consumed == bytes.count || consumed > 1 << 20 {
            bytes.removeFirst(consumed)
            consumed = 0
        }
        return reply
    }
}
