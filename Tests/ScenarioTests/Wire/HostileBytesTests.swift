import Examples
import Scenario
import Testing
import Wire

@Suite("Bytes that mean harm")
struct HostileBytesTests {
    /// Reads bytes as everything that crosses the border; what comes of it does not matter.
    private func readAll(_ bytes: [UInt8]) -> Int {
        var read = 0
        var asReply = WireReader(bytes[...])
        if case .events(_, let bytes) = try? Reply(from: &asReply) {
            _ = TraceEvent.readableEvents(in: bytes)
            if (try? TraceEvent.events(in: bytes)) != nil { read += 1 }
        }
        var asRequest = WireReader(bytes[...])
        if (try? Request(from: &asRequest)) != nil { read += 1 }
        var asScene = WireReader(bytes[...])
        if (try? Scene(from: &asScene)) != nil { read += 1 }
        return read
    }

    @Test("20,000 random streams are read or refused, and nothing worse")
    func random() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<20_000 {
            let length = Int.random(in: 0...120, using: &generator)
            _ = readAll((0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) })
        }
    }

    @Test("20,000 changed replies are read or refused, and some of both")
    func mutatedReplies() {
        var writer = WireWriter()
        writer.write(Reply.Kind.events.rawValue)
        writer.write(Int32(1))
        for event in ExampleScene.events { event.write(to: &writer) }
        #expect((1..<20_000).contains(mutate(writer.bytes, seed: 2)))
    }

    @Test("20,000 changed requests are read or refused, and some of both")
    func mutatedRequests() {
        var arbitrary = ArbitraryScene(seed: 3)
        var writer = WireWriter()
        Request(
            header: Request.Header(identifier: 1, kinds: -1, isImmediate: true),
            scene: arbitrary.scene()
        ).write(to: &writer)
        #expect((1..<20_000).contains(mutate(writer.bytes, seed: 4)))
    }

    /// Changes, cuts and doubles bytes; how many of the streams could be read.
    private func mutate(_ original: [UInt8], seed: UInt64) -> Int {
        var generator = SeededGenerator(seed: seed)
        var readable = 0
        for _ in 0..<20_000 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let index = Int.random(in: bytes.indices, using: &generator)
                switch Int.random(in: 0..<8, using: &generator) {
                case 0: bytes.removeSubrange(index...)
                case 1: bytes.insert(bytes[index], at: index)
                case 2: bytes[index] = [0, 0x7F, 0x80, 0xFF].randomElement(using: &generator) ?? 0
                default: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
                }
                if bytes.isEmpty { bytes = [0] }
            }
            readable += readAll(bytes) > 0 ? 1 : 0
        }
        return readable
    }

    @Test("A length makes nobody reserve more than the bytes at hand")
    func length() {
        for count in [Int32.max, 1 << 24, -1, .min] {
            var writer = WireWriter()
            writer.write(Reply.Kind.events.rawValue)
            writer.write(Int32(1))
            writer.write(TraceEvent.Kind.chain.rawValue)
            writer.write(count)
            writer.write(Int32(5))
            var reader = WireReader(writer.bytes[...])
            #expect(throws: WireError.impossibleLength(Int(count))) {
                guard case .events(_, let bytes) = try Reply(from: &reader) else { return }
                _ = try TraceEvent.events(in: bytes)
            }
        }
    }

    @Test(
        "Trees are read to a depth of 200, and refused beyond",
        arguments: [199, 200, 2_600]
    )
    func depth(depth: Int) {
        var link = SceneView("a", .view, Rectangle(0, 0, 1, 1))
        var writer = WireWriter()
        for _ in 0..<depth {
            var body = WireWriter()
            Scene(link, script: []).write(to: &body)
            // All but the count of subviews, the script and the application.
            body.bytes.dropLast(4 + 4 + 1 + 1 + 4).forEach { writer.write($0) }
            writer.write(Int32(1))
        }
        link.name = "last"
        Scene(link, script: []).write(to: &writer)
        var reader = WireReader(writer.bytes[...])
        if depth < 200 {
            #expect(throws: Never.self) { try Scene(from: &reader) }
        } else {
            #expect(throws: WireError.impossibleLength(200)) { try Scene(from: &reader) }
        }
    }
}
