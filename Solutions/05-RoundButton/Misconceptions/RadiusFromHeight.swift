// Misconception: The radius of a round button is half its height
// Explanation: Buttons are mostly wider than high, so the height is the smaller side, and half of
//   it the right radius. A button that is higher than wide is rarer, but not forbidden: there the
//   circle sticks out on both sides.
// Hint: Which of the two sides is the smaller one in a button of 80 by 200?
// Evidence: bounds, height or midY or maxY, without min or max

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.height / 2
    }
}
