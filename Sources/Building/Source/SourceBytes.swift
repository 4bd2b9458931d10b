extension [UInt8] {
    func contains(oneOf words: [String]) -> Bool {
        words.contains { firstRange(of: Array($0.utf8)) != nil }
    }

    /// Replaces bytes by spaces, so that columns stay.
    mutating func blank(_ range: Range<Int>) {
        for offset in range.clamped(to: indices) { self[offset] = UInt8(ascii: " ") }
    }
}

extension UInt8 {
    /// Whether it is a space, a tab or a line end.
    var isBlank: Bool { [0x09, 0x0A, 0x0D, 0x20].contains(self) }

    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    var isLowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }

    /// Whether it is a letter of ASCII.
    var isLetter: Bool { (self | 0x20).isLowercase }

    /// Whether it is part of a name or a number, or of a character beyond ASCII.
    var isPartOfWord: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self >= 0x80 }
}
