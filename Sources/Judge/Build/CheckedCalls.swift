/// What takes pointers or formats of C without a check, or begins a thread, and what the kit has in its place
/// under a name that is as long: answers are compiled with the kit's.
///
/// The compiler says where an answer names the one, so that nothing else of the same name is touched.
enum CheckedCalls {
    /// A word of an answer, and the kit's word in its place.
    struct Replacement: Hashable {
        var line: Int
        var column: Int
        var word: String
        var kits: String
    }

    /// By the declaration that the compiler found: the word in the answer, and the kit's.
    static let words: [String: (word: String, kits: String)] = [
        "stdout": ("stdout", "stdio1"),
        "stderr": ("stderr", "stdio2"),
        "Swift.String.init(format:_:)": ("String", "UIText"),
        "Swift.String.init(format:arguments:)": ("String", "UIText"),
        "Foundation.NSLog(_:_:)": ("NSLog", "UILog"),
        "Foundation.Thread.detachNewThread(_:)": ("detachNewThread", "beginsOnThisOne"),
    ]

    /// The kit's words, which no answer declares.
    static let kitsWords = Set(words.values.map(\.kits))

    /// A file with the kit's words.
    ///
    /// - Returns: `nil` where nothing is to be replaced.
    static func replaced(in bytes: [UInt8], _ replacements: [Replacement]) -> [UInt8]? {
        var replaced = bytes
        let lines = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
        for replacement in replacements where lines.indices.contains(replacement.line - 1) {
            let start = lines[replacement.line - 1] + replacement.column - 1
            let range = start..<start + replacement.word.utf8.count
            guard replacement.column > 0, range.upperBound <= bytes.count,
                bytes[range].elementsEqual(replacement.word.utf8)
            else { continue }
            replaced.replaceSubrange(range, with: Array(replacement.kits.utf8))
        }
        return replaced == bytes ? nil : replaced
    }
}
