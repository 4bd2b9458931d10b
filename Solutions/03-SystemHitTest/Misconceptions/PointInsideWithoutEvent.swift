// Misconception: Whether a point is inside has nothing to do with the event
// Explanation: For a plain view it has not: only the bounds count. But the method takes the event
//   for those who override it, and a view may answer yes to some events only. UIKit hands it the
//   event that hitTest got, so that the view can decide.
// Hint: Two methods take an event, and you call both. Which of the two calls does not pass it on?
// Evidence: point(inside:with:), "nil" or UIEvent.init

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: nil) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
