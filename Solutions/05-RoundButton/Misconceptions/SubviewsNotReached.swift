// Misconception: What lies in a round button does not take touches of its own
// Explanation: A button's title and image let touches through, so it seems that all that is in a
//   button does. A subview that takes touches, a small close button for one, is found by hitTest
//   and should get them. Answering with the button itself, wherever the circle is, takes them away.
// Hint: What did super find, and what do you answer instead?
// Evidence: "self" or isUserInteractionEnabled, hitTest or isHidden or isUserInteractionEnabled, without UIView.subviews or
//   "didAddSubview" or "UIControl"

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let takesTouch = isInCircle(point) && super.hitTest(point, with: event) != nil
        return takesTouch ? self : nil
    }

    private func isInCircle(_ point: CGPoint) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
