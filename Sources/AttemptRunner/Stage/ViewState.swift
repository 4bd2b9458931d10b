import ControlModel
import Scenario

/// Where a view lies, which touches it gets, and which views are in it.
@MainActor
struct ViewState {
    private let values: [(property: TraceProperty, value: AnyHashable)]

    init(_ view: UIView) {
        let transform = view.transform
        values = [
            (.isHidden, view.isHidden), (.alpha, view.alpha),
            (.isUserInteractionEnabled, view.isUserInteractionEnabled),
            (.isMultipleTouchEnabled, view.isMultipleTouchEnabled),
            (.isExclusiveTouch, view.isExclusiveTouch),
            (.transform, [transform.a, transform.b, transform.c, transform.d]),
            (.frame, NSCoder.string(for: view.frame)), (.bounds, NSCoder.string(for: view.bounds)),
            (.masksToBounds, view.clipsToBounds),
            (.subviews, view.subviews.map(ObjectIdentifier.init)),
        ]
    }

    /// The properties whose values differ.
    func properties(unlike other: ViewState) -> [TraceProperty] {
        zip(values, other.values).filter { $0.value != $1.value }.map(\.0.property)
    }
}
