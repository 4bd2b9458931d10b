// Misconception: Converting a point is subtracting the frame's origin
// Explanation: For an upright view that is not scrolled it is just that, and one can see it on
//   paper. A scrolled view has another origin of its bounds, a turned or scaled one has a frame
//   that is merely the box around it. The conversion methods know all that, subtraction does not.
// Hint: Turn a subview by 30 degrees, or scroll it. Which of your numbers would have to change?
// Evidence: frame, CGRect.origin or CGRect.minX, without convert

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let origin = subview.frame.origin
            let pointInSubview = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
