// Misconception: The subview that answers is the view that was hit
// Explanation: Somebody in there took the touch, and the subview is the one that was asked. But
//   what it answers with may be a view much deeper inside it. That answer is to be passed on, not
//   the one who gave it.
// Hint: Your subview has answered. Do you pass on its answer, or the subview itself?
// Evidence: hitTest(_:with:), subviews, without super

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !isUserInteractionEnabled || isHidden || alpha < 0.01 { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        for subview in subviews.reversed() {
            let local = subview.convert(point, from: self)
            if subview.hitTest(local, with: event) != nil {
                return subview
            }
        }
        return self
    }
}
