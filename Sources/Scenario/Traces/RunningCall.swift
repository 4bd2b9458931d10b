extension [TraceEvent] {
    /// The call that ran at the end of the trace: the innermost one that has not returned.
    ///
    /// A call that asks the same question again and again is in a loop of its own, and whether its
    /// last question is still open is random. Then it is the call that asks.
    package var runningCall: TraceEvent? {
        var open: [(call: TraceEvent, answered: [TraceEvent: Int])] = []
        for event in self {
            switch event.call {
            case .began: open.append((event, [:]))
            case .ended:
                guard let ended = open.popLast(), !open.isEmpty else { continue }
                open[open.count - 1].answered[ended.call, default: 0] += 1
            case .none: break
            }
        }
        let looping = zip(open, open.dropFirst()).first { outer, inner in
            outer.answered[inner.call, default: 0] > 1
        }
        return looping?.0.call ?? open.last?.call
    }
}
