import Scenario

/// The names in an answer's source: the declarations that the compiler resolved, and plain words.
///
/// They show which parts of the task an answer has and which beliefs it can hold. No grade depends
/// on them.
package struct AnswerNames: Codable, Hashable, Sendable {
    /// Without module names: `UIView.isHidden`, `UIView.convert(_:to:)`.
    package let declarations: Set<String>
    /// The words and numbers of the code, and each sequence of three.
    ///
    /// For example `weak`, `0.1` and `let blueLayer CALayer`.
    package let words: Set<String>

    package init(declarations: Set<String>, words: Set<String>) {
        self.declarations = declarations
        self.words = words
    }

    init(_ references: AnswerReferences, in source: AnswerSource) {
        declarations = references.names
        words = AnswerNames.words(in: source.bytes)
    }

    /// Looks up a declaration or a quoted piece of code.
    ///
    /// A declaration may lack its type and its labels: `isHidden`, `CALayer.contains(_:)`,
    /// `convert`. A quoted piece is one word of the code or three consecutive words.
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
            // `self.alpha` reads the view's alpha and does not name the view itself.
            let parts = piece.split(separator: ".").map(String.init)
            words.formUnion(parts.first == "self" && parts.count > 1 ? parts[1...] : parts[...])
        }
        for index in pieces.indices.dropLast(2) {
            words.insert(pieces[index...(index + 2)].joined(separator: " "))
        }
        return words
    }
}
