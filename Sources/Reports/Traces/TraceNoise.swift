import Scenario

/// The events of a trace that do not matter to a failure: what goes on inside an alert while it is shown,
/// and how responders pass a touch on that nobody wants.
struct TraceNoise {
    private let trace: [TraceEvent]
    /// The event at which the traces differ, which always matters.
    private let difference: Int?
    private let controllers: Set<Participant>

    init(_ trace: [TraceEvent], of scene: Scene, difference: Int? = nil) {
        self.trace = trace
        self.difference = difference
        controllers = Set(
            scene.views.compactMap { $0.controller }.compactMap {
                scene.participant(named: $0.name)
            }
        )
    }

    /// Where in the trace they are.
    ///
    /// - Parameter leavesOutForwarding: Whether the failure is about something else than who gets touches.
    func indices(leavesOutForwarding: Bool) -> Set<Int> {
        var indices = insidesOfAlerts
        if leavesOutForwarding { indices.formUnion(forwarding) }
        if let difference { indices.remove(difference) }
        return indices
    }

    /// What was made and put in place right before an alert was there.
    private var insidesOfAlerts: Set<Int> {
        var indices: Set<Int> = []
        for (index, event) in trace.enumerated() {
            switch event {
            case .alert, .alertIgnored:
                let inside = trace[..<index].reversed().prefix(while: \.isInsideAlert)
                indices.formUnion(index - inside.count..<index)
            default: continue
            }
        }
        return indices
    }

    private var forwarding: Set<Int> {
        Set(
            trace.indices.filter { index in
                switch trace[index] {
                case .forwarded, .read(.next, _): true
                case .touches(let phase, let responder, count: _):
                    !controllers.contains(responder) && isForwarded(phase, to: responder, at: index)
                default: false
                }
            }
        )
    }

    private func isForwarded(_ phase: TouchPhase, to responder: Participant, at index: Int) -> Bool
    {
        guard index > 0, case .forwarded(phase, _, to: responder) = trace[index - 1] else {
            return false
        }
        return true
    }
}

extension TraceEvent {
    /// Whether the event can be a step of making an alert and putting it on the screen.
    fileprivate var isInsideAlert: Bool {
        switch self {
        case .read(_, let object), .wrote(_, let object):
            if case .ownLayer(0) = object.meaning { return false }
            if !object.isOfScene { return true }
            if case .wrote(let property, _) = self {
                return property == .subviews || property == .sublayers
            }
            return false
        default: return false
        }
    }

    /// Whether a difference at the event is about who gets touches, or about who is next.
    var isOfTouches: Bool {
        switch self {
        case .touches, .forwarded, .handled, .next, .chain, .delivered, .action, .read(.next, _):
            true
        case .stepBegan, .hitTestBegan, .hitTestEnded, .pointInsideBegan, .pointInsideEnded,
            .systemHitTest, .converted, .read, .wrote, .layerContains, .layerHitTestBegan,
            .layerHitTestEnded, .alert, .alertIgnored, .hit, .setUp:
            false
        }
    }
}
