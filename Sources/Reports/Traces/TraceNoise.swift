import Scenario

/// Finds the events of a trace that are irrelevant to a failure.
///
/// These are:
/// - the internals of presenting an alert;
/// - the forwarding of unhandled touches by responders;
/// - the hit view, which a trace reports last, if answers ask layers;
/// - the states of controls, unless they differ.
struct TraceNoise {
    private let trace: [TraceEvent]
    /// The index of the differing event, which is always relevant.
    private let difference: Int?
    private let controllers: Set<Participant>
    private let asksLayers: Bool

    init(_ trace: [TraceEvent], of scene: Scene, difference: Int? = nil) {
        self.trace = trace
        self.difference = difference
        asksLayers = scene.views.contains { $0.kind == .layerView }
        controllers = Set(
            scene.views.compactMap { $0.controller }.compactMap {
                scene.participant(named: $0.name)
            }
        )
    }

    /// The indices of the irrelevant events.
    ///
    /// - Parameter leavesOutForwarding: Whether the failure has nothing to do with the delivery of
    ///   touches.
    func indices(leavesOutForwarding: Bool) -> Set<Int> {
        var indices = insidesOfAlerts
        if leavesOutForwarding { indices.formUnion(forwarding) }
        if asksLayers { indices.formUnion(trace.indices.filter { trace[$0].kind == .hit }) }
        if !differsInState { indices.formUnion(trace.indices.filter(isState)) }
        if let difference { indices.remove(difference) }
        return indices
    }

    private var differsInState: Bool {
        difference.map { trace.indices.contains($0) && isState($0) } ?? false
    }

    private func isState(_ index: Int) -> Bool { trace[index].kind == .controlState }

    /// The creation and setup events directly before an alert.
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
    /// Whether the event can belong to the creation or presentation of an alert.
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

    /// Whether a difference at the event concerns touch delivery or the responder chain.
    var isOfTouches: Bool {
        switch self {
        case .touches, .forwarded, .handled, .next, .chain, .delivered, .action, .read(.next, _):
            true
        case .stepBegan, .hitTestBegan, .hitTestEnded, .pointInsideBegan, .pointInsideEnded,
            .overridesContains, .systemHitTest, .converted, .read, .wrote, .layerContains,
            .layerHitTestBegan,
            .layerHitTestEnded, .alert, .alertIgnored, .alertChanged, .hit, .setUp,
            .viewsInFront, .controlState, .leftChanged:
            false
        }
    }
}
