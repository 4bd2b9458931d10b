// Misconception: It does not matter which is looked at first, the point or the properties
// Explanation: The answer is the same, so the order looks like a matter of taste. The logs show
//   UIKit's order: a view that refuses touches is not asked whether the point is inside. An
//   override of point(inside:with:) that counts or logs notices the difference.
// Hint: The right view is found. Look at which calls a hidden view gets, and which it should not
//   get.
// Evidence: point(inside:with:), isHidden, isUserInteractionEnabled, alpha or opacity

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard self.point(inside: point, with: event) else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
