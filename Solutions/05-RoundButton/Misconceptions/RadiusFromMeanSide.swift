// Misconception: The radius of a round button is a quarter of width and height together
// Explanation: The mean of both sides looks fair, and in a square it is the side. In a button of
//   200 by 100 it gives a circle of 75, which sticks out above and below. A circle fits if its
//   radius is half the smaller side, whatever the larger one is.
// Hint: Try a button that is twice as wide as high, with a tap near its upper edge, off the middle.
// Evidence: bounds, width or midX, height or midY, without min or max

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = (bounds.width + bounds.height) / 4
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
