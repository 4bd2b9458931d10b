/// The lines of a source file, for checking places that a compiler, a runtime or an answer names.
struct SourceLines {
    /// The number of bytes in each line, without its newline.
    private let lengths: [Int]

    init(_ bytes: some Sequence<UInt8>) {
        var lengths = [0]
        for byte in bytes {
            if byte == 0x0A { lengths.append(0) } else { lengths[lengths.count - 1] += 1 }
        }
        self.lengths = lengths
    }

    /// Whether the file has such a line.
    func contains(line: Int) -> Bool { (1...lengths.count).contains(line) }

    /// Whether the file has such a place; the end of a line is a place as well.
    func contains(line: Int, column: Int) -> Bool {
        contains(line: line) && (1...lengths[line - 1] + 1).contains(column)
    }
}
