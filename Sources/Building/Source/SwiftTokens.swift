/// The tokens of a Swift file, without white space and comments.
///
/// This is no parser, and no grade depends on it. It finds the loop that a report names, and the places where
/// tests change an answer.
package struct SwiftTokens: Sendable {
    /// The byte range of each token.
    package private(set) var ranges: [Range<Int>] = []
    let bytes: [UInt8]
    private var position = 0

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        while position < bytes.count { scan() }
    }

    package var words: [String] { ranges.map { String(decoding: bytes[$0], as: UTF8.self) } }

    private func byte(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private mutating func scan() {
        guard let first = byte() else { return }
        if isBlank(first) {
            position += 1
        } else if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
            skipLine()
        } else if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
            skipBlockComment()
        } else {
            let start = position
            if let hashes = textOpening() {
                skipText(hashes: hashes)
            } else if let hashes = regexOpening() {
                skipRegex(hashes: hashes)
            } else if let end = rawNameEnd() {
                position = end
            } else if first.isPartOfWord {
                while let next = byte(), next.isPartOfWord { position += 1 }
            } else {
                skipSign(first)
            }
            // An unterminated string may end in the middle of an escape.
            position = min(position, bytes.count)
            ranges.append(start..<position)
        }
    }

    /// Skips a sign, or all `#` in a row: each of them would be asked whether a text begins after the last one.
    private mutating func skipSign(_ sign: UInt8) {
        position += 1
        guard sign == UInt8(ascii: "#") else { return }
        while byte() == sign { position += 1 }
    }

    private func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0 || (0x09...0x0D).contains(byte)
    }

    /// The end of a raw identifier between backticks, such as `` `a "b"` ``.
    private func rawNameEnd() -> Int? {
        guard byte() == UInt8(ascii: "`") else { return nil }
        var offset = 1
        var hasSigns = false
        while let next = byte(offset), next != 0x0A, next != 0x0D {
            if next == UInt8(ascii: "`") { return hasSigns ? position + offset + 1 : nil }
            if !next.isPartOfWord { hasSigns = true }
            offset += 1
        }
        return nil
    }

    /// The number of `#` before the slash, if a regular expression begins here.
    ///
    /// In the language version of answers, a regular expression has at least one `#`.
    private func regexOpening() -> Int? {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        return hashes > 0 && byte(hashes) == UInt8(ascii: "/") ? hashes : nil
    }

    private mutating func skipRegex(hashes: Int) {
        position += hashes + 1
        let isMultiline = byte() == 0x0A || byte() == 0x0D
        while let next = byte() {
            if next == UInt8(ascii: "/"), hasHashes(hashes, at: 1) {
                position += 1 + hashes
                return
            }
            if !isMultiline, next == 0x0A || next == 0x0D { return }
            position += next == UInt8(ascii: "\\") && byte(1) != 0x0A ? 2 : 1
        }
    }

    private mutating func skipLine() {
        while let next = byte(), next != 0x0A, next != 0x0D { position += 1 }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while byte() != nil {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    /// The number of `#` before the quotation mark, if a string begins here.
    private func textOpening() -> Int? {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        return byte(hashes) == UInt8(ascii: "\"") ? hashes : nil
    }

    /// A string or an interpolation whose end is not reached yet.
    private enum Unfinished {
        case text(hashes: Int, quotes: Int)
        case interpolation(brackets: Int)
    }

    /// Skips a string with everything in its interpolations.
    ///
    /// It does not recurse, because an answer may nest strings deeper than any stack allows.
    private mutating func skipText(hashes: Int) {
        var unfinished = [openText(hashes: hashes)]
        while let innermost = unfinished.popLast() {
            switch innermost {
            case .text(let hashes, let quotes):
                guard skipToInterpolation(hashes: hashes, quotes: quotes) else { continue }
                unfinished += [innermost, .interpolation(brackets: 0)]
            case .interpolation(var brackets):
                if let hashes = textOpening() {
                    unfinished += [innermost, openText(hashes: hashes)]
                } else if skipsRegexNameOrComment() {
                    unfinished.append(innermost)
                } else if let next = byte() {
                    skipSign(next)
                    if next == UInt8(ascii: "(") { brackets += 1 }
                    if next == UInt8(ascii: ")") { brackets -= 1 }
                    if brackets != 0 { unfinished.append(.interpolation(brackets: brackets)) }
                }
            }
        }
    }

    /// Skips the beginning of a string.
    private mutating func openText(hashes: Int) -> Unfinished {
        position += hashes
        let quote = UInt8(ascii: "\"")
        let isMultiline =
            byte(1) == quote && byte(2) == quote && !closesOnItsLine(from: 1, hashes: hashes)
        let quotes = isMultiline ? 3 : 1
        position += quotes
        return .text(hashes: hashes, quotes: quotes)
    }

    /// Skips a string up to the parenthesis of its next interpolation; returns false at the string's end.
    private mutating func skipToInterpolation(hashes: Int, quotes: Int) -> Bool {
        while let next = byte() {
            if next == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
                position += 1 + hashes
                if byte() == UInt8(ascii: "(") { return true }
                position += 1
            } else if next == UInt8(ascii: "\""), closes(quotes: quotes, hashes: hashes) {
                position += quotes + hashes
                return false
            } else if quotes == 1, next == 0x0A || next == 0x0D {
                return false
            } else {
                position += 1
            }
        }
        return false
    }

    /// Whether three quotation marks after `#` are a string on one line, such as `#"""#`.
    private func closesOnItsLine(from offset: Int, hashes: Int) -> Bool {
        guard hashes > 0 else { return false }
        var offset = offset
        while let next = byte(offset), next != 0x0A, next != 0x0D {
            if next == UInt8(ascii: "\""), hasHashes(hashes, at: offset + 1) { return true }
            offset += 1
        }
        return false
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    private func closes(quotes: Int, hashes: Int) -> Bool {
        (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
            && hasHashes(hashes, at: quotes)
    }

    /// Skips a token whose brackets do not count, other than a string.
    private mutating func skipsRegexNameOrComment() -> Bool {
        if let hashes = regexOpening() {
            skipRegex(hashes: hashes)
        } else if let end = rawNameEnd() {
            position = end
        } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
            skipBlockComment()
        } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
            skipLine()
        } else {
            return false
        }
        return true
    }
}
