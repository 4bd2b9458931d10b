// Misconception: Only a view that clips is asked whether it contains the point
// Explanation: Clipping takes what sticks out off the screen, so it seems to decide about touches as
//   well. UIKit does not ask about clipping: every view looks with point(inside:with:) first, and
//   one in which the point does not lie answers nil without asking its subviews.
// Hint: For which views does yours call point(inside:with:) before it asks the subviews?
// Evidence: clipsToBounds or masksToBounds

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        if clipsToBounds, !self.point(inside: point, with: event) { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self.point(inside: point, with: event) ? self : nil
    }
}
