// Misconception: The subviews are asked first, the view looks at its own point at the end
// Explanation: The deepest view is wanted, so it seems natural to go down at once, and it is
//   often told in this order. UIKit looks at the view's own point first. If that is outside, no
//   subview is asked, and a subview that sticks out gets no touches there.
// Hint: When your view does not contain the point at all: do its subviews hear of it?
// Evidence: subviews, hitTest(_:with:), point(inside:with:), without clipsToBounds or
//   masksToBounds

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self.point(inside: point, with: event) ? self : nil
    }
}
