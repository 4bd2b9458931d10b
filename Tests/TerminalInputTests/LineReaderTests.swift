import Testing

@testable import TerminalInput

@Suite("Input is read line by line")
struct LineReaderTests {
    /// Gives pieces, one after the other, and then the end.
    private func reader(_ pieces: [LineReader.Piece], seconds: Double = 0) -> LineReader {
        var left = pieces[...]
        return LineReader(receive: { _ in left.popFirst() ?? .end }, clock: { seconds })
    }

    private func lines(_ pieces: [String]) -> [String] {
        let reader = reader(pieces.map { .bytes(Array($0.utf8)) })
        var lines: [String] = []
        while case .line(let line) = reader.nextLine(before: nil) { lines.append(line) }
        #expect(reader.nextLine(before: nil) == .end)
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

    @Test("Of a line that nobody typed only the beginning is kept, and the next one is whole")
    func endless() {
        let long = [String](repeating: String(repeating: "x", count: 4_096), count: 40)
        let lines = lines(long + ["x\nnext\n"])
        #expect(lines.map(\.count) == [1 << 16, 4])
        #expect(lines.last == "next")
    }

    @Test("A line that was typed ahead is there before it is asked for, and so is a signal")
    func typedAhead() {
        let typed = reader([.bytes([0x61, 0x0A]), .nothing])
        #expect(typed.hasLine() && typed.hasLine())
        #expect(typed.nextLine(before: nil) == .line("a"))
        let interrupted = reader([.interrupted, .bytes([0x61, 0x0A])])
        #expect(!interrupted.hasLine())
        #expect(interrupted.nextLine(before: nil) == .interrupted)
        #expect(interrupted.nextLine(before: nil) == .line("a"))
    }

    @Test("Bytes that are no text are replaced")
    func noText() {
        let reader = reader([.bytes([0xFF, 0x0A])])
        #expect(reader.nextLine(before: nil) == .line("\u{FFFD}"))
    }

    @Test("A wait ends at the deadline, and not before it")
    func deadline() {
        #expect(reader([.bytes([0x61, 0x0A])], seconds: 9).nextLine(before: 9) == .timeUp)
        #expect(reader([.bytes([0x61, 0x0A])], seconds: 9).nextLine(before: 10) == .line("a"))
        var waits: [Double?] = []
        let reader = LineReader(
            receive: { seconds in
                waits.append(seconds)
                return waits.count < 3 ? .nothing : .end
            },
            clock: { Double(waits.count) }
        )
        #expect(reader.nextLine(before: 5) == .end)
        #expect(waits == [5, 4, 3])
    }

    @Test("A line that came in time is given after the deadline, too")
    func waitingLine() {
        var seconds = 0.0
        let reader = LineReader(
            receive: { _ in .bytes(Array("one\ntwo\n".utf8)) },
            clock: { seconds }
        )
        #expect(reader.nextLine(before: 1) == .line("one"))
        seconds = 2
        #expect(reader.nextLine(before: 1) == .line("two"))
        #expect(reader.nextLine(before: 1) == .timeUp)
    }

    @Test("An interruption is told of, and what was typed so far is not lost")
    func interruption() {
        let reader = reader([.bytes([0x61]), .interrupted, .bytes([0x62, 0x0A])])
        #expect(reader.nextLine(before: nil) == .interrupted)
        #expect(reader.nextLine(before: nil) == .line("ab"))
    }
}
