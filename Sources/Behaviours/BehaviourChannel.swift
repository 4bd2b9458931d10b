import Scenario

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
}
