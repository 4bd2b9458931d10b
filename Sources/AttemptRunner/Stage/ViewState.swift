import ControlModel
import Scenario

/// Where a view lies, whether it is seen, which touches it gets, and which views are in it.
@MainActor
struct ViewState {
    private let values: [(property: TraceProperty, value: AnyHashable)]

    init(_ view: UIView) {
        let transform = view.transform
        let recognizers = view.gestureRecognizers ?? []
        values = [
            (.isHidden, view.isHidden), (.alpha, view.alpha),
            (.isUserInteractionEnabled, view.isUserInteractionEnabled),
            (.isMultipleTouchEnabled, view.isMultipleTouchEnabled),
            (.isExclusiveTouch, view.isExclusiveTouch),
            (.transform, [transform.a, transform.b, transform.c, transform.d]),
            (.frame, NSCoder.string(for: view.frame)), (.bounds, NSCoder.string(for: view.bounds)),
            (.masksToBounds, view.clipsToBounds),
            (.subviews, view.subviews.map(ObjectIdentifier.init)),
            (.gestureRecognizers, recognizers.map(ObjectIdentifier.init)),
            (.recognizerIsEnabled, recognizers.map(\.isEnabled)),
            (.recognizerCancelsTouches, recognizers.map(\.cancelsTouchesInView)),
            (.zPosition, view.layer.zPosition),
        ]
    }

    /// The properties whose values differ.
    func properties(unlike other: ViewState) -> [TraceProperty] {
        zip(values, other.values).filter { $0.value != $1.value }.map(\.0.property)
    }
}

extension Stage {
    /// The states of the scene's views, in their order.
    var viewStates: [ViewState] { views.map { ViewState($0.view) } }

    /// The properties of the scene's views that have other values than in earlier states; none without
    /// any.
    func changes(since earlier: [ViewState]) -> [(property: TraceProperty, view: Participant)] {
        zip(earlier, viewStates).enumerated().flatMap { index, states in
            states.1.properties(unlike: states.0).map { ($0, .responder(index)) }
        }
    }
}
