extension String {
    /// The text's width on a terminal, in columns: zero for combining marks, two for wide
    /// characters.
    package var displayWidth: Int {
        // The counts are equal only for ASCII, where both take constant time.
        if utf8.count == utf16.count { return utf8.count }
        return unicodeScalars.reduce(0) { $0 + $1.displayWidth }
    }

    /// The longest prefix of whole characters that fits into a number of columns.
    func prefix(ofWidth width: Int) -> String {
        var prefix = ""
        var used = 0
        for character in self {
            used += String(character).displayWidth
            guard used <= width else { break }
            prefix.append(character)
        }
        return prefix
    }

    /// The text, cut with an ellipsis if it is wider than a number of columns.
    ///
    /// Cut between words, unless that loses more than half of the columns.
    package func cut(toWidth width: Int, ellipsis: String) -> String {
        guard displayWidth > width else { return self }
        let piece = prefix(ofWidth: max(0, width - ellipsis.displayWidth))
        let isInWord = !piece.hasSuffix(" ") && dropFirst(piece.count).first != " "
        let end = isInWord ? piece.lastIndex(of: " ") : piece.endIndex
        let words = end.map { String(piece[..<$0]).trimmed.trimmingSuffix(",") } ?? ""
        return (words.displayWidth * 2 >= width ? words : piece) + ellipsis
    }

    private func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }

    /// The text without trailing spaces.
    var trimmed: String {
        String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
    }

    /// The text, padded with spaces to a number of columns.
    func padded(toWidth width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - displayWidth))
    }
}

extension Unicode.Scalar {
    /// The character's width on a terminal, in columns.
    ///
    /// A variation selector counts as one, because it can make the previous character wide.
    var displayWidth: Int {
        // A fast path: reports contain few characters beyond ASCII except box-drawing ones.
        if value < 0x300 || 0x2500...0x257F ~= value { return 1 }
        if value == 0xFE0F { return 1 }
        if 0x1160...0x11FF ~= value { return 0 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        default: return isWide || properties.isEmojiPresentation ? 2 : 1
        }
    }

    private var isWide: Bool { Unicode.Scalar.wideRanges.contains { $0 ~= value } }

    /// The blocks that Unicode calls wide or full-width: Hangul, kana, Han and their punctuation.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF,
        0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
        0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x1F300...0x1F64F,
        0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD,
    ]
}
