// Misconception: If no subview takes the touch, super finds the view itself
// Explanation: Overrides often end with a call of super, and here it seems to mean "otherwise as
//   usual". But the system's own implementation begins all over: it asks every subview a second
//   time before it answers. What is left to say at this place is simple, and needs no call.
// Hint: All subviews have declined and the point is inside. Only one answer is left.
// Evidence: "super", hitTest(_:with:), subviews

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return super.hitTest(point, with: event)
    }
}
