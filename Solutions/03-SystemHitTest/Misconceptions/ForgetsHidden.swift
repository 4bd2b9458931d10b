// Misconception: A hidden view still takes touches
// Explanation: What is not drawn can still be in the way, so it is easy to think that hiding
//   concerns drawing only. UIKit takes a hidden view out of hit testing as well: its hitTest
//   answers nil at once, and so nothing inside it is asked. Three properties keep touches out,
//   and isHidden is the first of them.
// Hint: Look at your list of reasons to refuse every touch. One property of the view is not on
//   it.
// Evidence: isUserInteractionEnabled, alpha or opacity, without isHidden

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
