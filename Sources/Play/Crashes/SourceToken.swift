import Building

/// A word, a punctuation mark or a string of a Swift file, with its place.
struct SourceToken {
    let text: String
    /// The line, from 1.
    let line: Int
    /// The column in bytes, from 1.
    let column: Int

    /// The tokens of a file, without comments.
    static func all(in bytes: [UInt8]) -> [SourceToken] {
        var (line, lineStart, position) = (1, 0, 0)
        return SwiftTokens(bytes).ranges.map { range in
            while position < range.lowerBound {
                if bytes[position] == 0x0A { (line, lineStart) = (line + 1, position + 1) }
                position += 1
            }
            return SourceToken(
                text: String(decoding: bytes[range], as: UTF8.self),
                line: line,
                column: range.lowerBound - lineStart + 1
            )
        }
    }
}
