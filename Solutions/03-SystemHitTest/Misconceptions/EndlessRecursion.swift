// Misconception: The recursion is a view asking itself
// Explanation: The whole rule is a recursion, so it seems right that hitTest should call hitTest.
//   But whose? A call without a receiver asks the same view at the same point again, and it gets
//   no nearer to an answer. The recursion goes down the tree: each view asks the hitTest of its
//   subviews.
// Hint: On which object do you call hitTest inside hitTest, and at which point?
// Evidence: hitTest(_:with:), without "super" or superview or window

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        return hitTest(point, with: event)
    }
}
