// Misconception: Answering with the superview passes a corner's touch on
// Explanation: The touch is meant for what lies beneath, and beneath the button is its superview,
//   so naming it looks like passing the touch on. But between the two lie the button's siblings,
//   and they are not asked any more: a view that is named has the touch. Only nil lets UIKit go on
//   with the next sibling.
// Hint: Put a sibling beneath the corner. Who gets the touch, and who should?
// Evidence: "hitTest", superview

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard bounds.contains(point) else { return nil }
        return isInCircle(point) ? super.hitTest(point, with: event) : superview
    }

    private func isInCircle(_ point: CGPoint) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
