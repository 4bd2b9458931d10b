import TerminalInput
import Testing

@Suite("Bytes become keys")
struct KeyDecoderTests {
    @Test(
        "Each key is known by its bytes",
        arguments: [
            ("h", [Key.character("h")]),
            ("hq", [.character("h"), .character("q")]),
            ("é", [.other]),
            ("题", [.other]),
            ("🙂q", [.other, .character("q")]),
            ("\n", [.enter]),
            ("\r", [.enter]),
            ("\t", [.control("i")]),
            ("\u{7F}", [.other]),
            ("\u{8}", [.control("h")]),
            ("\u{4}", [.control("d")]),
            ("\u{C}", [.control("l")]),
            ("\u{0}", [.other]),
            ("\u{1B}[A", [.other]),
            ("\u{1B}[B", [.other]),
            ("\u{1B}OC", [.right]),
            ("\u{1B}[D", [.left]),
            ("\u{1B}[1;5C", [.right]),
            ("\u{1B}[H", [.other]),
            ("\u{1B}[4~", [.other]),
            ("\u{1B}[3~", [.other]),
            ("\u{1B}[5~", [.other]),
            ("\u{1B}[6~q", [.other, .character("q")]),
            ("\u{1B}[15~", [.other]),
            ("\u{1B}x", [.other]),
            ("\u{1B}\u{1B}[A", [.other, .other]),
        ]
    )
    func keys(bytes: String, keys: [Key]) {
        var decoder = KeyDecoder()
        let decoded = decoder.keys(bytes.utf8)
        #expect(decoded == keys)
        #expect(!decoder.isWaiting)
    }

    @Test("Bytes that come one by one give the same keys", arguments: ["题é\u{1B}[6~🙂q\u{1B}OA"])
    func pieces(text: String) {
        var whole = KeyDecoder()
        var bytewise = KeyDecoder()
        let pieces = text.utf8.flatMap { bytewise.keys([$0]) }
        #expect(pieces == whole.keys(text.utf8))
    }

    @Test("An escape waits for more, and is a key of its own if nothing follows")
    func loneEscape() {
        var decoder = KeyDecoder()
        let early = decoder.keys([0x1B])
        #expect(early.isEmpty)
        #expect(decoder.isWaiting)
        let flushed = decoder.flush()
        #expect(flushed == [.other])
        #expect(!decoder.isWaiting)
        let rest = decoder.flush()
        #expect(rest.isEmpty)
    }

    @Test("Half a sequence with nothing behind it is an unknown key")
    func halfASequence() {
        var decoder = KeyDecoder()
        let early = decoder.keys([0x1B, 0x5B, 0x31])
        #expect(early.isEmpty)
        let flushed = decoder.flush()
        #expect(flushed == [.other])
        let next = decoder.keys([0x71])
        #expect(next == [.character("q")])
    }

    @Test("A sequence without end is given up")
    func endlessSequence() {
        var decoder = KeyDecoder()
        let keys = decoder.keys([0x1B, 0x5B] + [UInt8](repeating: 0x31, count: 40))
        #expect(keys.first == .other)
        #expect(!decoder.isWaiting)
    }

    @Test(
        "Bytes that are no text are an unknown key, and what follows is read",
        arguments: [[0xFF, 0x71], [0xC3, 0x71], [0xE9, 0xA2, 0x71], [0xED, 0xA0, 0x80, 0x71]]
    )
    func noText(bytes: [UInt8]) {
        var decoder = KeyDecoder()
        let keys = decoder.keys(bytes)
        #expect(keys.first == .other)
        #expect(keys.last == .character("q"))
    }

    @Test("Any bytes at all are taken, and never more keys than bytes")
    func anyBytes() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            var decoder = KeyDecoder()
            let keys = decoder.keys(bytes) + decoder.flush()
            #expect(keys.count <= bytes.count)
            #expect(!decoder.isWaiting)
        }
    }
}
