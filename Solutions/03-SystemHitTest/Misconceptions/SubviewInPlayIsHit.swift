// Misconception: A subview that is in play and contains the point has an answer
// Explanation: Visible, opaque, interaction on, and the point is inside: such a subview seems to be
//   hit, so the first one that passes these checks is asked, and the rest is not. But it may
//   override hitTest and let the touch through. And the checks are each view's own: one that is
//   asked directly, or is the outermost, has no superview that made them before.
// Hint: What does a view of yours answer that is hidden itself, and is asked? And what if the front
//   subview answers nil, for a reason of its own?
// Evidence: isHidden, isUserInteractionEnabled, alpha or opacity, subviews, hitTest(_:with:),
//   point(inside:with:)

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            guard !subview.isHidden, subview.isUserInteractionEnabled, subview.alpha >= 0.01 else {
                continue
            }
            let pointInSubview = convert(point, to: subview)
            if subview.point(inside: pointInSubview, with: event) {
                return subview.hitTest(pointInSubview, with: event)
            }
        }
        return self
    }
}
