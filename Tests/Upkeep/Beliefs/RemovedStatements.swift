/// A right answer with statements left out, as somebody has it who is still writing.
struct RemovedStatements: Hashable, Sendable {
    /// The statements that are left out, the first line of each.
    var removed: [String]
    /// The answer without them.
    var text: String

    /// All ways to leave out statements of an answer.
    ///
    /// Each alone, then more and more from the front, and from the end. Where a function ends with an answer, that stays: without it nothing compiles.
    static func all(of text: String) -> [RemovedStatements] {
        let source = MutationSource(text)
        let edits = MutationOperator.removedStatements.edits(source)
        let others = edits.filter { !source.text($0.range).hasPrefix("return") }
        let rows =
            edits.map { [$0] }
            + others.indices.dropFirst().map { Array(others[...$0]) }
            + others.indices.dropFirst().map { Array(others[$0...]) }
        var known: Set<String> = [text]
        return rows.map { RemovedStatements($0, of: source) }
            .filter { known.insert($0.text).inserted }
    }

    private init(_ edits: [SourceEdit], of source: MutationSource) {
        removed = edits.map { edit in
            let lines = source.text(edit.range).split(separator: "\n")
            return lines.first.map(String.init) ?? ""
        }
        var text = ""
        var position = source.bytes.startIndex
        // A statement inside one that is left out goes with it.
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where edit.range.lowerBound >= position {
            text += source.text(position..<edit.range.lowerBound) + edit.replacement
            position = edit.range.upperBound
        }
        self.text = text + source.text(position..<source.bytes.endIndex)
    }
}
