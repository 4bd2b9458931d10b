/// One side of what an answer does, looked at by itself: what it finds, the way there, a rule.
///
/// Two answers with the same fault may be written so differently that they are alike in one channel
/// and not in another.
public enum BehaviourChannel: Sendable {
    /// Events of some kinds, in order.
    case events(Set<TraceEvent.Kind>)
    /// Which steps happen that must not.
    case forbidden(@Sendable (TraceEvent) -> Bool)
    /// Whether a step is missing that the reference makes.
    case required(@Sendable (TraceEvent) -> Bool)

    /// What a step of a script shows in the channel, as a number: the same for the same behaviour.
    func value(of attempt: ArraySlice<TraceEvent>, reference: ArraySlice<TraceEvent>) -> UInt32 {
        switch self {
        case .events(let kinds): BehaviourHash(attempt.filter { kinds.contains($0.kind) }).value
        case .forbidden(let isForbidden): BehaviourHash(attempt.kinds(where: isForbidden)).value
        case .required(let isRequired):
            reference.contains(where: isRequired)
                && !attempt.outsideLayerHitTests.contains(where: isRequired) ? 1 : 0
        }
    }
}

extension ArraySlice<TraceEvent> {
    /// What events do that satisfy a condition, each thing once, whoever it is done to.
    fileprivate func kinds(where isMeant: (TraceEvent) -> Bool) -> [UInt8] {
        var kinds: Set<[UInt8]> = []
        for event in self where isMeant(event) {
            switch event {
            case .wrote(let property, _):
                kinds.insert([TraceEvent.Kind.wrote.rawValue, property.rawValue])
            case .read(let property, _):
                kinds.insert([TraceEvent.Kind.read.rawValue, property.rawValue])
            default: kinds.insert([event.kind.rawValue, 0])
            }
        }
        return kinds.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
    }

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
            case .stepBegan: return true
            default: return depth == 0
            }
        }
    }
}
