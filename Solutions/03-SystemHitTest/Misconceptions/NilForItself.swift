// Misconception: A view never answers with itself
// Explanation: If the task is to search among the subviews, then finding nobody seems to mean
//   nil. But nil says that the touch is not in this view at all. A view in which the point lies,
//   and none of whose subviews takes it, is itself the answer. Without that no search could ever
//   find anything.
// Hint: A view has no subviews and the point is inside. Who is hit?
// Evidence: subviews, hitTest(_:with:), point(inside:with:), convert, without backgroundColor

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
        return nil
    }
}
