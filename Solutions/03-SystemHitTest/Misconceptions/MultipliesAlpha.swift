// Misconception: The alphas of all views around count, multiplied
// Explanation: On the screen they do: a half transparent view in a half transparent one is drawn
//   at a quarter. Hit testing does not compute what is seen. Each view looks at its own alpha
//   alone, so a faint view in a faint view is found as long as each of them is above the limit.
// Hint: Whose alpha does a view look at when it is asked? It needs to know nothing of its
//   superviews.
// Evidence: alpha or opacity, superview or superlayer or UIResponder.next,
//   CGFloat.* or CGFloat.*= or Double.* or Double.*= or Float.* or Float.*=

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, visibleAlpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }

    /// The alpha with which the view is drawn, its superviews' taken into account.
    private var visibleAlpha: CGFloat {
        sequence(first: self as UIView, next: \.superview).reduce(1) { $0 * $1.alpha }
    }
}
