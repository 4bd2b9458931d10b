// Misconception: In a conversion for a subview, superview is the view that converts
// Explanation: The point is to be brought from the subview's superview into the subview, so the
//   word seems right. But the subview's superview is the view itself, in whose coordinates the
//   point already is. Its own superview lies one step further out, and numbers of the view that are
//   taken for numbers of that one are off by the place of the view.
// Hint: In whose coordinates is the point that your view is asked about? Whose does your conversion
//   take it for?
// Evidence: convert, superview, subviews, hitTest(_:with:)

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = subview.convert(point, from: superview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
