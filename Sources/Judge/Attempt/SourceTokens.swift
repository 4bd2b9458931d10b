/// The words and marks of a Swift file, without its comments and strings.
struct SourceTokens: Sequence, IteratorProtocol {
    /// A word or a mark, and where it begins.
    struct Element: Hashable {
        /// What it is.
        var kind: Kind
        /// The line, from 1.
        var line: Int
        /// The column in bytes, from 1.
        var column: Int
    }

    /// What is told apart.
    enum Kind: Hashable {
        /// Letters, digits and underscores.
        case word(String)
        /// Any other character that is no blank.
        case mark(UInt8)
    }

    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var lineStart = 0

    /// Reads a file.
    init(_ source: some Collection<UInt8>) { bytes = Array(source) }

    /// The next word or mark.
    mutating func next() -> Element? {
        while index < bytes.count {
            if hasPrefix("//") {
                while index < bytes.count, bytes[index] != newline { index += 1 }
            } else if hasPrefix("/*") {
                skipComment()
            } else if hasPrefix("\"\"\"") {
                skipString(until: "\"\"\"")
            } else if hasPrefix("\"") {
                skipString(until: "\"")
            } else if isWord(bytes[index]) {
                return word()
            } else if bytes[index] > UInt8(ascii: " ") {
                defer { advance() }
                return Element(kind: .mark(bytes[index]), line: line, column: column)
            } else {
                advance()
            }
        }
        return nil
    }

    private var newline: UInt8 { 0x0A }

    private var column: Int { index - lineStart + 1 }

    private func hasPrefix(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private mutating func advance(by count: Int = 1) {
        for _ in 0..<count where index < bytes.count {
            if bytes[index] == newline {
                line += 1
                lineStart = index + 1
            }
            index += 1
        }
    }

    private mutating func word() -> Element {
        let (start, place) = (index, column)
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        return Element(kind: .word(text), line: line, column: place)
    }

    /// Comments lie in one another.
    private mutating func skipComment() {
        var depth = 0
        while index < bytes.count {
            if hasPrefix("/*") {
                depth += 1
                advance(by: 2)
            } else if hasPrefix("*/") {
                depth -= 1
                advance(by: 2)
                if depth == 0 { return }
            } else {
                advance()
            }
        }
    }

    /// A string that is never closed ends with its line, unless it has several.
    private mutating func skipString(until quote: String) {
        advance(by: quote.utf8.count)
        while index < bytes.count, !hasPrefix(quote) {
            if bytes[index] == newline, quote.utf8.count == 1 { return }
            advance(by: bytes[index] == UInt8(ascii: "\\") ? 2 : 1)
        }
        advance(by: quote.utf8.count)
    }
}
