import TerminalInput
import Testing

@Suite("Input is read line by line")
struct LineReaderTests {
    private func lines(_ pieces: [String]) -> [String] {
        var left = pieces[...]
        var reader = LineReader { left.popFirst().map { Array($0.utf8) } ?? [] }
        var lines: [String] = []
        while let line = reader.next() { lines.append(line) }
        return lines
    }

    @Test(
        "A line ends with a newline, or with the input",
        arguments: [
            ([], []),
            (["one\n"], ["one"]),
            (["one\ntwo"], ["one", "two"]),
            (["o", "ne\r\n", "\n", "two\n"], ["one", "", "two"]),
            (["题", "\n"], ["题"]),
        ] as [([String], [String])]
    )
    func lines(pieces: [String], lines expected: [String]) {
        #expect(lines(pieces) == expected)
    }

    @Test("A line without end is given out in pieces")
    func endless() {
        let lines = lines([String](repeating: String(repeating: "x", count: 4_096), count: 40))
        #expect(lines.count > 1)
        #expect(lines.joined().count == 40 * 4_096)
    }

    @Test("Bytes that are no text are replaced")
    func noText() {
        var left: [[UInt8]] = [[0xFF, 0x0A]]
        var reader = LineReader { left.popLast() ?? [] }
        let first = reader.next()
        #expect(first == "\u{FFFD}")
        let second = reader.next()
        #expect(second == nil)
    }
}
