import Building

/// A token of a Swift file with its position.
struct SourceToken: Hashable {
    enum Kind: Hashable {
        case word, number, text, sign
    }

    /// The token's range in the bytes of the file.
    var range: Range<Int>
    var text: String
    var kind: Kind
    /// The line, from 0.
    var line: Int
    /// Whether whitespace surrounds the token, as around a binary operator.
    var standsAlone = false
}

extension SourceToken {
    /// The tokens of a file.
    ///
    /// Merges the characters of an operator, and the parts of a number.
    static func tokens(of bytes: [UInt8]) -> [SourceToken] {
        let scanned = SwiftTokens(bytes)
        var tokens: [SourceToken] = []
        var line = 0
        var position = 0
        for (range, word) in zip(scanned.ranges, scanned.words) {
            line += bytes[position..<range.lowerBound].count { $0 == 0x0A }
            let token = SourceToken(range: range, text: word, kind: kind(of: word), line: line)
            if let last = tokens.last, last.continues(with: token) {
                tokens[tokens.count - 1].range = last.range.lowerBound..<range.upperBound
                tokens[tokens.count - 1].text += word
            } else {
                tokens.append(token)
            }
            line += bytes[range].count { $0 == 0x0A }
            position = range.upperBound
        }
        return tokens.map { token in
            var token = token
            token.standsAlone =
                isBlank(bytes, at: token.range.lowerBound - 1)
                && isBlank(bytes, at: token.range.upperBound)
            return token
        }
    }

    private static func kind(of word: String) -> Kind {
        guard let first = word.unicodeScalars.first else { return .sign }
        if word.contains("\"") { return .text }
        if ("0"..."9").contains(first) { return .number }
        return first.properties.isXIDStart || first == "_" ? .word : .sign
    }

    private static func isBlank(_ bytes: [UInt8], at index: Int) -> Bool {
        !bytes.indices.contains(index) || bytes[index] == 0x20 || bytes[index] == 0x0A
    }

    private static let operatorSigns: Set<Character> = [
        "=", "<", ">", "!", "&", "|", "+", "-", "*", "/", "%", "?",
    ]

    /// Whether the token is a binary operator.
    var isOperator: Bool {
        standsAlone && kind == .sign && text.allSatisfy(SourceToken.operatorSigns.contains)
    }

    private func continues(with next: SourceToken) -> Bool {
        guard range.upperBound == next.range.lowerBound else { return false }
        switch (kind, next.kind) {
        case (.number, .sign): return next.text == "." && !text.contains(".")
        case (.number, .number): return text.hasSuffix(".")
        case (.sign, .sign):
            if text.hasPrefix(".") { return next.text == "." || (text == ".." && next.text == "<") }
            return (text + next.text).allSatisfy(SourceToken.operatorSigns.contains)
        default: return false
        }
    }
}
