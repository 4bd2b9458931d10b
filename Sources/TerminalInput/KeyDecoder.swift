/// Decodes the bytes of a terminal or a pipe into keys.
///
/// Bytes can arrive in pieces of any size: the decoder buffers an incomplete sequence. An escape by
/// itself looks like the beginning of an arrow key, so the reader calls ``flush()`` when nothing
/// follows within a short time.
package struct KeyDecoder: Sendable {
    private var waiting: [UInt8] = []

    /// A longer control sequence is rejected.
    private static let longestSequence = 16

    package init() {}

    /// Whether the buffer holds an incomplete sequence.
    package var isWaiting: Bool { !waiting.isEmpty }

    /// Decodes the keys that these bytes complete.
    package mutating func keys(_ bytes: some Sequence<UInt8>) -> [Key] {
        // Drop continuation bytes, so that a character beyond ASCII is one unknown key.
        waiting.append(contentsOf: bytes.filter { $0 & 0xC0 != 0x80 })
        var keys: [Key] = []
        var position = 0
        while position < waiting.count, let (key, length) = Self.key(in: waiting[position...]) {
            keys.append(key)
            position += length
        }
        waiting.removeFirst(position)
        return keys
    }

    /// Decodes the buffered bytes, given that nothing follows them.
    package mutating func flush() -> [Key] {
        defer { waiting = [] }
        return waiting.isEmpty ? [] : [.other]
    }

    // MARK: One key

    private enum Byte {
        static let escape: UInt8 = 0x1B
        static let bracket = UInt8(ascii: "[")
        static let functionPrefix = UInt8(ascii: "O")
    }

    /// The first key and its length in bytes; `nil` if more bytes are needed.
    private static func key(in bytes: ArraySlice<UInt8>) -> (Key, Int)? {
        guard let first = bytes.first else { return nil }
        switch first {
        case Byte.escape: return escapeSequence(in: bytes)
        case 0x0A, 0x0D: return (.enter, 1)
        case 0x01...0x1A:
            return (.control(Character(Unicode.Scalar(first + 0x60))), 1)
        case 0x20...0x7E: return (.character(Character(Unicode.Scalar(first))), 1)
        default: return (.other, 1)
        }
    }

    /// Decodes an arrow or another key that a terminal sends as several bytes.
    private static func escapeSequence(in bytes: ArraySlice<UInt8>) -> (Key, Int)? {
        let body = bytes.dropFirst()
        guard let introducer = body.first else { return nil }
        switch introducer {
        case Byte.functionPrefix:
            guard body.count > 1 else { return nil }
            return (named(final: body[body.startIndex + 1]), 3)
        case Byte.bracket:
            let rest = body.dropFirst().prefix(longestSequence)
            guard let final = rest.firstIndex(where: { !(0x20...0x3F ~= $0) }) else {
                return rest.count == longestSequence ? (.other, rest.count + 2) : nil
            }
            return (named(final: rest[final]), final - bytes.startIndex + 1)
        // The first of two escapes is a key by itself. Escape and any other byte is a key held with Meta.
        case Byte.escape: return (.other, 1)
        default: return (.other, 2)
        }
    }

    private static func named(final: UInt8) -> Key {
        switch final {
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        default: .other
        }
    }
}
