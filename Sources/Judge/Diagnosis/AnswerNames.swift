import Scenario

/// What an answer's source names: the declarations that the compiler found in it, and its own words.
///
/// For telling which parts of its task an answer has, and what a belief about it may be based on; for
/// nothing that a grade depends on.
package struct AnswerNames: Codable, Hashable, Sendable {
    /// The declarations without their modules: `UIView.isHidden`, `UIView.convert(_:to:)`.
    package let declarations: Set<String>
    /// The words and numbers of its code, and those that stand in a row, by threes: `weak`, `0.1`,
    /// `let blueLayer CALayer`.
    package let words: Set<String>

    /// Creates names.
    package init(declarations: Set<String>, words: Set<String>) {
        self.declarations = declarations
        self.words = words
    }

    /// Takes what was compiled.
    init(_ references: AnswerReferences, in source: AnswerSource) {
        declarations = references.names
        words = AnswerNames.words(in: source.bytes)
    }

    /// Whether something is named.
    ///
    /// - Parameter item: A declaration with or without its type and its labels, such as `isHidden`,
    ///   `CALayer.contains(_:)` or `convert`; or a word of the code in quotes, or three in a row.
    func contain(_ item: String) -> Bool {
        if item.hasPrefix("\""), item.hasSuffix("\"") {
            return words.contains(String(item.dropFirst().dropLast()))
        }
        if declarations.contains(item) { return true }
        return declarations.contains { name in
            let isWhole = item.hasSuffix(")")
            let name = isWhole ? name[...] : name.prefix { $0 != "(" }
            return name == item[...] || name.hasSuffix("." + item)
        }
    }

    private static func words(in bytes: [UInt8]) -> Set<String> {
        let isPart = { (byte: UInt8) in
            byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        let pieces = AnswerSource.withoutComments(bytes).split { !isPart($0) }
            .map { String(decoding: $0, as: UTF8.self) }
        var words = Set(pieces)
        for piece in pieces where piece.first?.isNumber != true {
            // In self.alpha nobody names the view itself.
            let parts = piece.split(separator: ".").map(String.init)
            words.formUnion(parts.first == "self" && parts.count > 1 ? parts[1...] : parts[...])
        }
        for index in pieces.indices.dropLast(2) {
            words.insert(pieces[index...(index + 2)].joined(separator: " "))
        }
        return words
    }
}
