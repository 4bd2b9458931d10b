import Catalogue
import Scenario

extension Criterion {
    /// Whether the criterion compares the steps themselves, rather than only their result.
    var demandsTheSameSteps: Bool {
        switch self {
        case .way, .controlStates, .layers, .setUp, .chain, .never, .uses: true
        case .hitViews, .touches, .actions, .alerts: false
        }
    }

    /// The event kinds in which an explanation looks for the first difference.
    ///
    /// The calls that led to a wrong result explain it.
    package var explainingKinds: Set<TraceEvent.Kind> {
        switch self {
        case .hitViews, .way: Criterion.calls.union([.hit])
        case .touches: Criterion.calls.union([.touches, .handled, .hit])
        case .actions: Criterion.calls.union([.touches, .action, .hit])
        case .alerts, .layers:
            [
                .layerContains, .layerHitTestBegan, .layerHitTestEnded, .alert, .alertIgnored,
                .alertChanged,
            ]
        case .controlStates, .setUp, .chain, .never, .uses: kinds.subtracting([.stepBegan])
        }
    }

    /// The rule that an answer broke with an event; `nil` for other criteria.
    package func prohibition(brokenBy event: TraceEvent?) -> String? {
        guard case .never(let step) = self else { return nil }
        guard case .systemHitTest(let view) = event, !view.isOfScene else { return step.sentence }
        return "The system's hitTest must not find the view, not even in views of your own: the "
            + "exercise is to write it out."
    }

    private static let calls: Set<TraceEvent.Kind> = [
        .hitTestBegan, .hitTestEnded, .pointInsideBegan, .pointInsideEnded,
    ]
}
