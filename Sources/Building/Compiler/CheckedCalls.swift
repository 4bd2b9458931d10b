/// Replaces unchecked functions by the kit's checked ones, whose names have the same length.
///
/// Unchecked functions take pointers, C formats or counts without a check, or start a thread. The compiler's
/// index has the places where an answer names them, so that nothing else of the same name changes.
enum CheckedCalls {
    /// A word of an answer, and the kit's word that replaces it.
    struct Replacement: Hashable {
        var line: Int
        var column: Int
        var word: String
        var kits: String
    }

    /// For each declaration that the compiler found: the word in the answer, and the kit's word.
    static let words: [String: (word: String, kits: String)] = [
        "stdout": ("stdout", "stdio1"),
        "stderr": ("stderr", "stdio2"),
        "Swift.String.init(format:_:)": ("String", "UIText"),
        "Swift.String.init(format:arguments:)": ("String", "UIText"),
        "Foundation.NSLog(_:_:)": ("NSLog", "UILog"),
        "Foundation.Thread.detachNewThread(_:)": ("detachNewThread", "beginsOnThisOne"),
        "NSThread.detachNewThread(_:)": ("detachNewThread", "beginsOnThisOne"),
    ].merging(ofLists) { $1 }

    /// The functions that grow a list, for each type that declares its own.
    private static let ofLists = Dictionary(
        uniqueKeysWithValues: [
            "Array", "ArraySlice", "ContiguousArray", "RangeReplaceableCollection", "Slice",
            "String",
            "Substring", "String.UnicodeScalarView", "Substring.UnicodeScalarView",
        ].flatMap { type in
            [
                ("reserveCapacity(_:)", "reserveCapacity", "uiReserveSpaces"),
                ("insert(contentsOf:at:)", "insert", "uiJoin"),
                ("replaceSubrange(_:with:)", "replaceSubrange", "uiReplaceRanges"),
            ].map { ("Swift.\(type).\($0)", ($1, $2)) }
        }
    )

    /// The kit's words, which no answer may declare.
    static let kitsWords = Set(words.values.map(\.kits))

    /// Replaces an answer's words by the kit's.
    ///
    /// - Returns: `nil` if there is nothing to replace.
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
