/// The words of an answer that say who ends a parameter: `consuming`, `borrowing`, `sending`, and their
/// older forms.
///
/// Swift 6.3 lets a method override another one that differs in them, and then ends an argument twice,
/// or never: whoever still has it reads memory that belongs to others by then. No exercise needs them.
///
/// The compiler's tree has no place for those in types of functions, so they are looked for in the text.
/// This finds them wherever they can be, and also in some comments and texts, but not in a line's comment.
enum OwnershipWords {
    private static let words = [
        "consuming", "borrowing", "sending", "__consuming", "__owned", "__shared",
    ].map { Array($0.utf8) }

    /// The words after which these are names, as in `let sending = 1`.
    private static let beforeNames = ["let", "var", "case", "func", "in", "if", "return", "is"]
        .map { Array($0.utf8) }

    /// The first such word of a file, and its offset in bytes.
    static func first(in bytes: [UInt8]) -> (reach: AnswerReach, offset: Int)? {
        let found = words.flatMap { word in
            bytes.ranges(of: word).filter { isOwnership($0, in: bytes) }
        }
        return found.min { $0.lowerBound < $1.lowerBound }.map { range in
            (.ownership(String(decoding: bytes[range], as: UTF8.self)), range.lowerBound)
        }
    }

    /// Whether a word by itself stands before what can be a type or a declaration.
    private static func isOwnership(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        let (before, rest) = (bytes[..<range.lowerBound].last, bytes[range.upperBound...])
        guard let after = rest.first, !isPartOfName(after), !(before.map(isPartOfName) ?? false),
            let next = rest.first(where: { !isBlank($0) }),
            isPartOfName(next) || "([@~/`".utf8.contains(next)
        else { return false }
        let mark = UInt8(ascii: "`")
        if before == mark, after == mark { return false }
        return !isName(range, in: bytes) && !isInLineComment(range, in: bytes)
    }

    private static func isName(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        let before = bytes[..<range.lowerBound].reversed().drop(while: isBlank)
        let word = Array(before.prefix(while: isPartOfName).reversed())
        return beforeNames.contains(word)
    }

    /// Whether the word stands behind a `//` that begins a comment whatever surrounds the line.
    ///
    /// Before it is nothing that could be a text, a regular expression or another comment, and nothing
    /// in the line ends a text, an expression or a comment that began above, or puts code into a text.
    private static func isInLineComment(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        let isEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
        let start = bytes[..<range.lowerBound].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
        let line = bytes[start...].prefix { !isEnd($0) }
        guard let mark = line.firstRange(of: Array("//".utf8)), mark.upperBound <= range.lowerBound,
            !line[..<mark.lowerBound].contains(where: "\"/*".utf8.contains)
        else { return false }
        return !line.contains(where: "\\#".utf8.contains)
            && ["*/", "\"\"\""].allSatisfy { line.firstRange(of: Array($0.utf8)) == nil }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_")
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
