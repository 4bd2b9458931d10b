import ControlModel
import Scenario

/// Changes that an answer's code made to a scene's views while they were built, such as in `layoutSubviews`.
@MainActor
extension Stage {
    /// Records each view's properties that differ from the scene's, before the first step.
    ///
    /// Changes that a controller makes in `viewDidLoad` are recorded when that returns.
    func recordChangesOfBuiltViews() {
        guard recorder.recordsChanges, layerView == nil else { return }
        for (index, (role, view)) in zip(roles, views.map(\.view)).enumerated() {
            for property in role.changedProperties(of: view) {
                recorder.record(.wrote(property, .responder(index)))
            }
        }
    }
}

@MainActor
extension SceneView {
    fileprivate func changedProperties(of view: UIView) -> [TraceProperty] {
        // UIKit stores an alpha in 32 bits.
        let alphaIsSame = Float(view.alpha) == Float(alpha)
        let boundsAreSame = isAlike(view.bounds, CGRect(bounds))
        let frameIsSame = !isUntransformed || isAlike(view.frame, CGRect(frame))
        return [
            view.isHidden == isHidden ? nil : .isHidden, alphaIsSame ? nil : .alpha,
            view.isUserInteractionEnabled == takesInteraction ? nil : .isUserInteractionEnabled,
            boundsAreSame ? nil : .bounds, frameIsSame ? nil : .frame,
        ].compactMap { $0 }
    }

    private func isAlike(_ rectangle: CGRect, _ other: CGRect) -> Bool {
        abs(rectangle.minX - other.minX) < 0.001 && abs(rectangle.minY - other.minY) < 0.001
            && abs(rectangle.width - other.width) < 0.001
            && abs(rectangle.height - other.height) < 0.001
    }
}
