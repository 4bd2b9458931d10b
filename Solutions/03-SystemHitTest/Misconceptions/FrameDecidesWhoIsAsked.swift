// Misconception: Only subviews whose frame contains the point are asked
// Explanation: The frame is in the superview's coordinates, and so is the point, so the
//   comparison is sound and saves calls. But the frame is not the last word: a subview may have
//   an enlarged or a round area of its own, and the frame of a turned one is only the box around
//   it. UIKit asks every subview.
// Hint: A subview can react beside its frame. Does it ever hear of such a touch in your code?
// Evidence: frame, subviews, point(inside:with:), CGRect.contains or CGRect.minX or CGRect.origin
//   or CGRect.intersects

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() where subview.frame.contains(point) {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
