// Misconception: Only the frontmost subview can take a touch
// Explanation: The one in front covers the others, so it seems enough to ask that one. But it
//   covers them only where it is. Subviews lie beside each other as often as over each other, and
//   a touch that the front one declines belongs to the next one.
// Hint: Put three subviews side by side and touch the one that was added first.
// Evidence: subviews, hitTest(_:with:)

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        if let subview = subviews.last {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
