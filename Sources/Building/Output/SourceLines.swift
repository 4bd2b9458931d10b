/// The lines of a source file, to validate places that a compiler, a runtime or an answer names.
package struct SourceLines {
    /// The bytes of each line, without its newline.
    private let lengths: [Int]

    package init(_ bytes: some Sequence<UInt8>) {
        var lengths = [0]
        for byte in bytes {
            if byte == 0x0A { lengths.append(0) } else { lengths[lengths.count - 1] += 1 }
        }
        self.lengths = lengths
    }

    package func contains(line: Int) -> Bool { (1...lengths.count).contains(line) }

    /// Whether the file has such a place.
    ///
    /// The position after the last byte of a line counts as a place.
    package func contains(line: Int, column: Int) -> Bool {
        contains(line: line) && (1...lengths[line - 1] + 1).contains(column)
    }
}
