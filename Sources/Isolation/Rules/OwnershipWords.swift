/// Ownership modifiers of parameters: `consuming`, `borrowing`, `sending`, and their older forms.
///
/// In Swift 6.3 an override may have other modifiers than the method that it overrides. The argument is
/// then released twice, while somebody still uses it. No exercise needs these modifiers.
///
/// The compiler's tree omits the modifiers in function types, so this searches the text. It finds every
/// modifier. It also finds the words in block comments and strings, but not after a `//`.
enum OwnershipWords {
    private static let words = [
        "consuming", "borrowing", "sending", "__consuming", "__owned", "__shared",
    ].map { Array($0.utf8) }

    /// The words before a name, as in `let sending = 1`.
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

    /// Whether the range is a whole word, followed by something that can be a type or a declaration.
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

    /// Whether the word follows a `//` that begins a comment, whatever the lines above contain.
    ///
    /// Nothing before the `//` can begin a string, a regular expression or another comment, and nothing
    /// in the line can end one that began above, or interpolate code into a string.
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
