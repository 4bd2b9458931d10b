/// Where an answer names the C library's streams, which are memory that the compiler does not check: it
/// is compiled with the kit's own in their place, whose names are as long.
struct StandardStreams {
    private let tokens: SwiftTokens
    private let words: [String]

    private static let replacements = ["stdout": "stdio1", "stderr": "stdio2"]
    private static let modules: Set<String> = ["Darwin", "Foundation", "Glibc"]
    private static let declaring: Set<String> = ["func", "let", "var", "case", "for"]

    init(_ tokens: SwiftTokens, words: [String]) {
        self.tokens = tokens
        self.words = words
    }

    /// Puts the kit's names in their places.
    func replace(in bytes: inout [UInt8]) {
        for index in words.indices {
            guard let name = StandardStreams.replacements[words[index]], !isSomebodyElse(index)
            else {
                continue
            }
            bytes.replaceSubrange(tokens.ranges[index], with: Array(name.utf8))
            guard isMember(index) else { continue }
            for part in [index - 2, index - 1] {
                for position in tokens.ranges[part] { bytes[position] = UInt8(ascii: " ") }
            }
        }
    }

    /// Whether the name stands for a member, or the file has something of that name itself.
    private func isSomebodyElse(_ index: Int) -> Bool {
        if isMember(index) {
            return index < 2 || !StandardStreams.modules.contains(words[index - 2])
        }
        return words.indices.contains { words[$0] == words[index] && isDeclaration($0) }
    }

    private func isMember(_ index: Int) -> Bool { index > 0 && words[index - 1] == "." }

    private func isDeclaration(_ index: Int) -> Bool {
        let before = index > 0 ? words[index - 1] : ""
        let after = index + 1 < words.count ? words[index + 1] : ""
        return StandardStreams.declaring.contains(before) || after == "in"
            || after == ":" && before != "?"
    }
}
