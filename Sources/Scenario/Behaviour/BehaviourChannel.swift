/// One side of what an answer does, looked at by itself: what it finds, the way there, a rule.
///
/// Two answers with the same fault may be written so differently that they are alike in one channel
/// and not in another.
public enum BehaviourChannel: Sendable {
    /// Events of some kinds, in order.
    case events(Set<TraceEvent.Kind>)
    /// Whether a step happens that must not.
    case forbidden(@Sendable (TraceEvent) -> Bool)
    /// Whether a step is missing that the reference makes.
    case required(@Sendable (TraceEvent) -> Bool)

    /// What a step of a script shows in the channel, as a number: the same for the same behaviour.
    func value(of attempt: ArraySlice<TraceEvent>, reference: ArraySlice<TraceEvent>) -> UInt32 {
        switch self {
        case .events(let kinds): BehaviourHash(attempt.filter { kinds.contains($0.kind) }).value
        case .forbidden(let isForbidden): attempt.contains(where: isForbidden) ? 1 : 0
        case .required(let isRequired):
            reference.contains(where: isRequired)
                && !attempt.outsideLayerHitTests.contains(where: isRequired) ? 1 : 0
        }
    }
}

extension ArraySlice<TraceEvent> {
    /// The events without those inside a layer's own `hitTest(_:)`, which asks `contains(_:)` too.
    public var outsideLayerHitTests: [TraceEvent] {
        var depth = 0
        return filter { event in
            switch event {
            case .layerHitTestBegan:
                depth += 1
                return depth == 1
            case .layerHitTestEnded:
                depth -= 1
                return depth == 0
            default: return depth == 0
            }
        }
    }
}

/// A number of 12 bits for a list of events, the same whatever the rounding of their coordinates.
struct BehaviourHash {
    let value: UInt32

    init(_ events: [TraceEvent]) {
        var wire = WireWriter()
        for event in events { event.rounded.write(to: &wire) }
        // FNV-1a, folded.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in wire.bytes {
            hash ^= UInt64(byte)
            hash &*= 0x100_0000_01B3
        }
        let folded = UInt32(truncatingIfNeeded: hash ^ (hash >> 24) ^ (hash >> 44)) & 0xFFF
        value = folded == Behaviour.ended ? 0 : folded
    }
}

extension TraceEvent {
    /// The event with its coordinates in sixteenths of a point.
    fileprivate var rounded: TraceEvent {
        switch self {
        case .hitTestBegan(let view, let point): .hitTestBegan(view, point.rounded)
        case .pointInsideBegan(let view, let point): .pointInsideBegan(view, point.rounded)
        case .converted(let point, from: let source, to: let target, let answer):
            .converted(point.rounded, from: source, to: target, answer.rounded)
        case .layerContains(let layer, let point, let answer):
            .layerContains(layer, point.rounded, answer)
        case .layerHitTestBegan(let layer, let point): .layerHitTestBegan(layer, point.rounded)
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
