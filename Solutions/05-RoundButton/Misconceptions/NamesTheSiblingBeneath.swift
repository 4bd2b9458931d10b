// Misconception: In a corner the button has to name the sibling beneath it
// Explanation: The touch is meant for what lies beneath, and the sibling that was added before
//   the button looks like it. But that one may lie somewhere else, be hidden, or let touches
//   through. Whoever names a view gives it the touch unasked. With nil, or by saying that the
//   point is not inside, the button lets UIKit go on and ask.
// Hint: Move the sibling to another place and tap a corner. Who gets the touch, and was that
//   view ever asked?
// Evidence: "hitTest", superview, subviews

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        return isInCircle(point) ? hitView : viewBeneath
    }

    private func isInCircle(_ point: CGPoint) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }

    private var viewBeneath: UIView? {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self),
            index > 0
        else { return superview }
        return siblings[index - 1]
    }
}
