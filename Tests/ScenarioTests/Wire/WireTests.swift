import Examples
import Scenario
import Testing
import Wire

@Suite("Scenes and events as bytes")
struct WireTests {
    private func bytes(of scene: Scene) -> [UInt8] {
        var wire = WireWriter()
        scene.write(to: &wire)
        return wire.bytes
    }

    private func scene(from bytes: some Collection<UInt8>) throws -> Scene {
        var wire = WireReader(Array(bytes)[...])
        let scene = try Scene(from: &wire)
        try wire.finish()
        return scene
    }

    @Test("Every property of a scene survives", arguments: 0..<200 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var arbitrary = ArbitraryScene(seed: seed)
        let original = arbitrary.scene()
        let copy = try scene(from: bytes(of: original))
        #expect(copy == original)
        #expect("\(copy)" == "\(original)", "the sign of zero survives, too")
    }

    @Test("Not a number survives, too")
    func notANumber() throws {
        let original = Scene(
            SceneView("window", .window, Rectangle(.nan, 0, 0, 0)),
            tap: Point(0, .nan)
        )
        let copy = try scene(from: bytes(of: original))
        #expect(copy.root.frame.x.isNaN)
        #expect("\(copy)" == "\(original)")
    }

    @Test(
        "A title that is too long to be one is cut, however few characters it has",
        arguments: [
            String(repeating: "Inside White Layer ", count: 10_000),
            "e" + String(repeating: "\u{301}", count: 10_000),
        ]
    )
    func longTitle(title: String) throws {
        var wire = WireWriter()
        TraceEvent.alert(title).write(to: &wire)
        #expect(wire.bytes.count < 2_000)
        guard case .alert(let cut)? = try TraceEvent.events(in: wire.bytes[...]).first else {
            Issue.record("the title is missing")
            return
        }
        #expect(cut.hasSuffix("…"))
        #expect(title.unicodeScalars.starts(with: cut.unicodeScalars.dropLast()))
    }

    @Test("The events to send are of every kind")
    func allKinds() {
        #expect(Set(ExampleScene.events.map(\.kind)) == Set(TraceEvent.Kind.allCases))
    }

    @Test("Every event survives", arguments: ExampleScene.events)
    func event(event: TraceEvent) throws {
        var writer = WireWriter()
        event.write(to: &writer)
        var reader = WireReader(writer.bytes[...])
        let copy = try TraceEvent(from: &reader)
        try reader.finish()
        #expect(copy == event)
        for length in 0..<writer.bytes.count {
            var short = WireReader(writer.bytes[..<length])
            #expect(throws: WireError.self, "cut to \(length) bytes") {
                try TraceEvent(from: &short)
            }
        }
    }

    @Test("Of a control's state the bits without a meaning are dropped")
    func unknownState() throws {
        var writer = WireWriter()
        let state = ControlState(rawValue: 0xF1)
        TraceEvent.controlState(ExampleScene.child, state, after: .ended).write(to: &writer)
        var reader = WireReader(writer.bytes[...])
        let copy = try TraceEvent(from: &reader)
        #expect(copy == .controlState(ExampleScene.child, .highlighted, after: .ended))
    }

    @Test("A reply with all events survives, and reads from the middle of a buffer")
    func reply() throws {
        var writer = WireWriter()
        writer.write(Int32(99))
        writer.write(Reply.Kind.events.rawValue)
        writer.write(Int32(-7))
        for event in ExampleScene.events { event.write(to: &writer) }
        var reader = WireReader(writer.bytes[4...])
        guard case .events(-7, let bytes) = try Reply(from: &reader) else {
            Issue.record("the reply has other events")
            return
        }
        #expect(try TraceEvent.events(in: bytes) == ExampleScene.events)
        #expect(TraceEvent.readableEvents(in: bytes.dropLast()) == ExampleScene.events.dropLast())
    }

    @Test("A request keeps its header", arguments: [true, false])
    func request(isImmediate: Bool) throws {
        let kinds: Set<TraceEvent.Kind> = [.stepBegan, .hit, .setUp]
        var writer = WireWriter()
        Request(
            header: Request.Header(
                identifier: .max,
                kinds: kinds.bits,
                isImmediate: isImmediate
            ),
            scene: ExampleScene.family
        ).write(to: &writer)
        var reader = WireReader(writer.bytes[...])
        let copy = try Request(from: &reader)
        #expect(reader.isAtEnd)
        #expect(copy.scene == ExampleScene.family)
        #expect(copy.header.identifier == .max && copy.header.isImmediate == isImmediate)
        #expect(Set(TraceEvent.Kind.allCases.filter(copy.header.wants)) == kinds)
    }

    @Test("A scene that is cut short at any byte is refused", arguments: [1, 2, 3] as [UInt64])
    func truncated(seed: UInt64) {
        var arbitrary = ArbitraryScene(seed: seed)
        let whole = bytes(of: arbitrary.scene())
        for length in 0..<whole.count {
            #expect(throws: WireError.self, "cut to \(length) bytes") {
                try scene(from: whole.prefix(length))
            }
        }
        #expect(throws: WireError.surplus(1)) { try scene(from: whole + [0]) }
    }

    @Test("The error names the invalid input")
    func errors() {
        func error(_ bytes: [UInt8], _ body: (inout WireReader) throws(WireError) -> Void)
            -> WireError?
        {
            var reader = WireReader(bytes[...])
            do throws(WireError) { try body(&reader) } catch { return error }
            return nil
        }
        #expect(error([]) { (wire) throws(WireError) in _ = try wire.byte() } == .truncated)
        #expect(
            error([2]) { (wire) throws(WireError) in _ = try wire.bool() }
                == .unknown("truth value", 2)
        )
        #expect(
            error([1, 0, 0, 0, 0xFF]) { (wire) throws(WireError) in _ = try wire.text() }
                == .notText
        )
        #expect(
            error([0xFF, 0xFF, 0xFF, 0xFF]) { (wire) throws(WireError) in _ = try wire.text() }
                == .impossibleLength(-1)
        )
        #expect(
            error([9, 0, 0, 0, 1]) { (wire) throws(WireError) in _ = try wire.text() }
                == .impossibleLength(9)
        )
        #expect(
            error([200]) { (wire) throws(WireError) in _ = try TraceEvent(from: &wire) }
                == .unknown("Kind", 200)
        )
    }
}
