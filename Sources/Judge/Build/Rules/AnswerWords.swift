/// The words and signs of an answer that the compiler takes as code, each with its place: those in
/// the interpolations of texts come last.
struct AnswerWords {
    /// A word or a sign.
    struct Word: Hashable {
        var text: String
        /// Where it begins in the file's bytes.
        var offset: Int
        /// Whether nothing lies between it and the one before.
        var touchesLast: Bool
        /// Whether it is the first of its line.
        var beginsLine: Bool
    }

    let words: [Word]

    init(_ bytes: [UInt8]) {
        let tokens = SwiftTokens(bytes)
        var words = AnswerWords.words(of: tokens)
        for range in tokens.interpolations {
            words.append(
                Word(text: ";", offset: range.lowerBound, touchesLast: false, beginsLine: true)
            )
            words += AnswerWords.words(
                of: SwiftTokens(bytes, from: range.lowerBound, to: range.upperBound)
            )
        }
        self.words = words
    }

    /// The word at an index, or a sign that means nothing beyond the ends.
    subscript(index: Int) -> String {
        words.indices.contains(index) ? words[index].text : ";"
    }

    /// The name at an index, between backticks or not.
    func name(at index: Int) -> String {
        self[index] == "`" ? self[index + 1] : self[index]
    }

    private static func words(of tokens: SwiftTokens) -> [Word] {
        var words: [Word] = []
        var last = 0
        for range in tokens.ranges {
            let between = tokens.bytes[last..<max(last, range.lowerBound)]
            var word = Word(
                text: "",
                offset: range.lowerBound,
                touchesLast: between.isEmpty,
                beginsLine: last == 0 || between.contains(0x0A) || between.contains(0x0D)
            )
            for part in parts(of: String(decoding: tokens.bytes[range], as: UTF8.self)) {
                word.text = part
                words.append(word)
                word.offset += part.utf8.count
                word.touchesLast = true
                word.beginsLine = false
            }
            last = range.upperBound
        }
        return words
    }

    /// A word beyond ASCII may have signs in it, which begin a new word to the compiler.
    private static func parts(of token: String) -> [String] {
        guard !token.utf8.allSatisfy({ $0 < 0x80 }), token.first != "\"", token.first != "#" else {
            return [token]
        }
        var parts: [String] = []
        var isAfterSign = true
        for scalar in token.unicodeScalars {
            let isLetter = scalar.properties.isXIDContinue
            if isLetter, !isAfterSign {
                parts[parts.count - 1].unicodeScalars.append(scalar)
            } else {
                parts.append(String(scalar))
            }
            isAfterSign = !isLetter
        }
        return parts
    }
}
