/// A file with one small edit.
package struct Mutant: Hashable, Sendable {
    /// The name of the original file.
    package var file: String
    /// The first line of the edit, from 1.
    package var line: Int
    /// The original lines, joined and without indentation.
    package var before: String
    /// The edited lines, joined and without indentation.
    package var after: String
    package var text: String
}

struct SourceEdit: Hashable {
    var range: Range<Int>
    var replacement: String
}

struct MutationSource {
    let bytes: [UInt8]
    let tokens: [SourceToken]

    init(_ text: String) {
        bytes = Array(text.utf8)
        tokens = SourceToken.tokens(of: bytes)
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    func token(_ index: Int) -> SourceToken? {
        tokens.indices.contains(index) ? tokens[index] : nil
    }

    /// Small edits of each kind.
    private var edits: [SourceEdit] {
        [
            replacedOperators, replacedMembers, replacedBooleans, replacedJumps, replacedIntegers,
            replacedDecimals, extendedTexts, negatedConditions, removedStatements,
            removedConditions, removedCases, replacedResults, exchangedTernaries, replacedDefaults,
            changedOrder, exchangedArguments, reversedConversions,
        ].flatMap { $0 }
    }

    /// All mutants, ordered by line.
    ///
    /// Each differs from the file and from the others.
    func mutants(of name: String) -> [Mutant] {
        var known: Set<String> = [text(bytes.startIndex..<bytes.endIndex)]
        return edits.map { mutant($0, of: name) }.filter { known.insert($0.text).inserted }
            .sorted { ($0.line, $0.before, $0.after) < ($1.line, $1.before, $1.after) }
    }

    private func mutant(_ edit: SourceEdit, of name: String) -> Mutant {
        let newline = UInt8(ascii: "\n")
        let start = bytes[..<edit.range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let searched = max(edit.range.upperBound - 1, edit.range.lowerBound)
        let end = bytes[searched...].firstIndex(of: newline) ?? bytes.endIndex
        let upper = min(edit.range.upperBound, end)
        let head = text(start..<edit.range.lowerBound)
        return Mutant(
            file: name,
            line: bytes[..<start].count { $0 == newline } + 1,
            before: text(start..<end).onOneLine,
            after: (head + edit.replacement + text(upper..<end)).onOneLine,
            text: text(0..<edit.range.lowerBound) + edit.replacement
                + text(edit.range.upperBound..<bytes.endIndex)
        )
    }
}

extension String {
    /// The text with all whitespace collapsed to single spaces.
    fileprivate var onOneLine: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
