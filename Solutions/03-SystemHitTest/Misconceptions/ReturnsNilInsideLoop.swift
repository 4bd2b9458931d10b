// Misconception: If the first subview asked declines, the answer is nil
// Explanation: A line that gives up is easily written inside the loop, and it is hard to see
//   there. The loop then never gets to its second round: only the subview in front is ever asked,
//   and if it declines, neither the others nor the view itself get the touch.
// Hint: Step through your loop with two subviews, the front one not touched. Is the second one
//   reached?
// Evidence: subviews, hitTest(_:with:), "for" or "while" or "repeat"

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
            return nil
        }
        return self
    }
}
