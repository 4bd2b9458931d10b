/// One aspect of an answer's behaviour: its results, its steps, or a rule.
///
/// Two answers with the same fault may be written so differently that they agree in only one
/// channel.
package enum BehaviourChannel: Sendable {
    /// Compares the events of some kinds, in order.
    case events(Set<TraceEvent.Kind>)
    /// Compares which forbidden events occur.
    case forbidden(@Sendable (TraceEvent) -> Bool)
    /// Checks that an event of the reference also occurs in the attempt.
    case required(@Sendable (TraceEvent) -> Bool)

    /// Returns a number that is equal for equal behaviour in one script step.
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
    /// The kinds of the matching events, without duplicates and without their receivers.
    fileprivate func kinds(where isMeant: (TraceEvent) -> Bool) -> [UInt8] {
        var kinds: Set<[UInt8]> = []
        for event in indicesUnderRules.map({ self[$0] }) where isMeant(event) {
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

    /// The indices of the events that a rule can forbid: all but changes of the scene outside hit
    /// tests, because a view may change when it receives touches.
    public var indicesUnderRules: [Int] {
        var depth = 0
        return indices.filter { index in
            switch self[index] {
            case .hitTestBegan, .pointInsideBegan: depth += 1
            case .hitTestEnded, .pointInsideEnded: depth -= 1
            case .wrote(let property, _): return depth > 0 || property == .view
            default: break
            }
            return true
        }
    }

    /// The indices of the events outside a layer's own `hitTest(_:)`, because that method calls
    /// `contains(_:)` too.
    public var indicesOutsideLayerHitTests: [Int] {
        var depth = 0
        return indices.filter { index in
            switch self[index] {
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

    /// The events outside a layer's own `hitTest(_:)`.
    public var outsideLayerHitTests: [TraceEvent] { indicesOutsideLayerHitTests.map { self[$0] } }
}
