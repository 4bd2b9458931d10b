/// A right answer with removed statements, such as a student has while writing.
struct RemovedStatements: Hashable, Sendable {
    var removed: [String]
    var text: String

    /// All variants of an answer with removed statements.
    ///
    /// It removes each statement alone, then growing runs from the front and from the end. The runs
    /// keep `return` statements, because a function that ends with one does not compile without it.
    static func all(of text: String) -> [RemovedStatements] {
        let source = MutationSource(text)
        let edits = source.removedStatements
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
        // A nested statement is removed together with the outer one.
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where edit.range.lowerBound >= position {
            text += source.text(position..<edit.range.lowerBound) + edit.replacement
            position = edit.range.upperBound
        }
        self.text = text + source.text(position..<source.bytes.endIndex)
    }
}
