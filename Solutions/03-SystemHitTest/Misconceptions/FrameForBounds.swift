// Misconception: The point is inside if the frame contains it
// Explanation: Frame and bounds have the same size most of the time, and for a view in the upper
//   left corner they are equal. But the frame is measured in the superview, and the point that
//   hitTest gets is measured in the view itself. UIKit asks point(inside:with:), which looks at
//   the bounds.
// Hint: In whose coordinates is the point that you got, and in whose is the rectangle that you
//   compare it with? There is also a method that answers the question for you.
// Evidence: frame, without point(inside:with:) or bounds

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard frame.contains(point) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
