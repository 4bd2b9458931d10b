// Misconception: A subview in a corner of a round button still takes touches
// Explanation: The corners are not the button's any more, but what somebody put there seems to be
//   another matter. Hit testing goes from the outside in: where a view says that a point is not
//   inside it, nobody in it is asked, whether they would take it or not.
// Hint: Is a subview asked if its superview says that the point is outside?
// Evidence: hitTest, "self"

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let target = super.hitTest(point, with: event) else { return nil }
        return target === self && !isInCircle(point) ? nil : target
    }

    private func isInCircle(_ point: CGPoint) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
