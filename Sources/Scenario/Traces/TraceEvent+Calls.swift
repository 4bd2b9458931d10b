extension TraceEvent {
    /// The role of an event in the nesting of calls.
    package enum Call: Hashable {
        case began
        /// A call returns.
        case ended
        case none
    }

    package var call: Call {
        switch self {
        case .hitTestBegan, .pointInsideBegan, .layerHitTestBegan: .began
        case .hitTestEnded, .pointInsideEnded, .layerHitTestEnded: .ended
        case .overridesContains, .stepBegan, .systemHitTest, .converted, .read, .wrote,
            .layerContains,
            .touches, .forwarded, .handled, .alert, .alertIgnored, .alertChanged, .action, .hit,
            .next, .chain, .delivered, .setUp, .viewsInFront, .controlState, .leftChanged:
            .none
        }
    }

    /// Whether the event is the return of a call.
    package func isAnswer(to call: TraceEvent) -> Bool {
        switch (call, self) {
        case (.hitTestBegan(let asked, _), .hitTestEnded(let answering, _)),
            (.pointInsideBegan(let asked, _), .pointInsideEnded(let answering, _)),
            (.layerHitTestBegan(let asked, _), .layerHitTestEnded(let answering, _)):
            asked == answering
        default: false
        }
    }
}

extension [TraceEvent] {
    /// The calls that have not returned, the innermost last.
    package var openCalls: [TraceEvent] {
        var open: [TraceEvent] = []
        for event in self {
            switch event.call {
            case .began: open.append(event)
            case .ended: _ = open.popLast()
            case .none: break
            }
        }
        return open
    }
}
