import ControlModel
import Scenario

/// A view's position, visibility, touch handling and subviews.
@MainActor
struct ViewState {
    private let values: [(property: TraceProperty, value: AnyHashable)]

    /// - Parameter counted: The views whose order is compared; `nil` for all of the view's subviews.
    init(_ view: UIView, counting counted: Set<ObjectIdentifier>? = nil) {
        let transform = view.transform
        let recognizers = view.gestureRecognizers ?? []
        values = [
            (.isHidden, view.isHidden), (.alpha, view.alpha),
            (.isUserInteractionEnabled, view.isUserInteractionEnabled),
            (.isMultipleTouchEnabled, view.isMultipleTouchEnabled),
            (.isExclusiveTouch, view.isExclusiveTouch),
            (
                .transform,
                ViewState.rounded([transform.a, transform.b, transform.c, transform.d])
            ),
            (.frame, ViewState.rounded(view.frame)), (.bounds, ViewState.rounded(view.bounds)),
            (.masksToBounds, view.clipsToBounds),
            (
                .subviews,
                view.subviews.map(ObjectIdentifier.init).filter { counted?.contains($0) != false }
            ),
            (.gestureRecognizers, recognizers.map(ObjectIdentifier.init)),
            (.recognizerIsEnabled, recognizers.map(\.isEnabled)),
            (.recognizerCancelsTouches, recognizers.map(\.cancelsTouchesInView)),
            (.zPosition, view.layer.zPosition),
        ]
    }

    /// Whole billionths: a scale by 0.95 and one by 1 / 0.95 together leave an error in the last digit.
    private static func rounded(_ values: [CGFloat]) -> [CGFloat] {
        values.map { ($0 * 1e9).rounded() }
    }

    private static func rounded(_ rectangle: CGRect) -> [CGFloat] {
        rounded([rectangle.minX, rectangle.minY, rectangle.width, rectangle.height])
    }

    /// The properties that differ from before, with the index of their view.
    static func changes(
        from earlier: [ViewState],
        to now: [ViewState]
    ) -> [(property: TraceProperty, index: Int)] {
        zip(earlier, now).enumerated().flatMap { index, states in
            zip(states.0.values, states.1.values).filter { $0.value != $1.value }
                .map { ($0.0.property, index) }
        }
    }
}

extension Stage {
    /// The states of the scene's views, in their order.
    var viewStates: [ViewState] { views.map { ViewState($0.view) } }

    /// The states without views that are not the scene's.
    ///
    /// A ripple that appears while a finger presses may fade out later.
    var statesOfOwnViews: [ViewState] {
        let own = Set(views.map { ObjectIdentifier($0.view) })
        return views.map { ViewState($0.view, counting: own) }
    }
}
