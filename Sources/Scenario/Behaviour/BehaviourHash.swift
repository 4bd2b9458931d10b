/// A number below ``Behaviour/limit`` for something done: the same for the same.
struct BehaviourHash {
    let value: UInt32

    /// The number of bytes.
    init(_ bytes: [UInt8]) {
        // FNV-1a, folded.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes {
            hash ^= UInt64(byte)
            hash &*= 0x100_0000_01B3
        }
        value =
            UInt32(truncatingIfNeeded: hash ^ (hash >> 24) ^ (hash >> 44))
            & (Behaviour.limit - 1)
    }

    /// The number of events, whatever the rounding of their coordinates.
    init(_ events: some Sequence<TraceEvent>) {
        var wire = WireWriter()
        for event in events { event.comparable.write(to: &wire) }
        self.init(wire.bytes)
    }

    /// The number of an end: what happened, and what the runtime says of it, not where.
    init(_ termination: Termination) {
        var wire = WireWriter()
        switch termination.kind {
        // Which of the two limits is met first depends on the machine.
        case .timeLimit, .flood: wire.write(Termination.Kind.timeLimit.rawValue)
        case .signal, .exit, .nonsense:
            wire.write(termination.kind.rawValue)
            wire.write(count: termination.code)
            // What is quoted are names and addresses.
            wire.write(String(termination.message.prefix { $0 != "'" }))
        }
        self.init(wire.bytes)
    }
}

extension TraceEvent {
    /// The titles of the alerts that an exercise asks for; all others are wrong in the same way.
    private static let titles: Set<String> = ["Inside Blue Layer", "Inside White Layer"]

    /// The event without what does not tell two beliefs apart: coordinates in sixteenths of a point,
    /// and wrong titles all the same.
    fileprivate var comparable: TraceEvent {
        switch self {
        case .hitTestBegan(let view, let point): .hitTestBegan(view, point.rounded)
        case .pointInsideBegan(let view, let point): .pointInsideBegan(view, point.rounded)
        case .converted(let point, from: let source, to: let target, let answer):
            .converted(point.rounded, from: source, to: target, answer.rounded)
        case .layerContains(let layer, let point, let answer):
            .layerContains(layer, point.rounded, answer)
        case .layerHitTestBegan(let layer, let point): .layerHitTestBegan(layer, point.rounded)
        case .alert(let title): .alert(TraceEvent.titles.contains(title) ? title : "")
        case .alertIgnored(let title):
            .alertIgnored(TraceEvent.titles.contains(title) ? title : "")
        default: self
        }
    }
}

extension Point {
    fileprivate var rounded: Point {
        Point(Point.rounded(x), Point.rounded(y))
    }

    /// Minus zero is zero.
    private static func rounded(_ number: Double) -> Double {
        number.isFinite ? (number * 16).rounded() / 16 + 0 : number
    }
}
