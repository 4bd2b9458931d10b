import Scenario

extension Criterion {
    /// Whether the steps themselves are compared, and not only what comes of them.
    var demandsTheSameSteps: Bool {
        switch self {
        case .way, .layers, .setUp, .chain, .never, .uses: true
        case .hitViews, .touches, .actions, .alerts: false
        }
    }

    /// The kinds of events in which an explanation looks for the first difference.
    ///
    /// A wrong result is explained by the calls that led to it.
    var explainingKinds: Set<TraceEvent.Kind> {
        switch self {
        case .hitViews, .way: Criterion.calls.union([.hit])
        case .touches: Criterion.calls.union([.touches, .handled, .hit])
        case .actions: Criterion.calls.union([.touches, .action, .hit])
        case .alerts, .layers:
            [.layerContains, .layerHitTestBegan, .layerHitTestEnded, .alert, .alertIgnored]
        case .setUp, .chain, .never, .uses: kinds.subtracting([.stepBegan])
        }
    }

    private static let calls: Set<TraceEvent.Kind> = [
        .hitTestBegan, .hitTestEnded, .pointInsideBegan, .pointInsideEnded,
    ]
}
