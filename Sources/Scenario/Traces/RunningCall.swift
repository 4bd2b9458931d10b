extension [TraceEvent] {
    /// The call that was running at the end of the trace: the innermost one that has not returned.
    ///
    /// If a call asks the same question again and again, the loop is in that call, and it is random whether
    /// its last question is still open. In that case, this is the asking call.
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
