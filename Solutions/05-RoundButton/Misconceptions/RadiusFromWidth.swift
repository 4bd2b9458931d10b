// Misconception: The radius of a round button is half its width
// Explanation: In a square button width and height are the same, and many a listing takes the
//   width. In a long button the circle of half the width sticks out above and below, and nearly
//   all of the rectangle lies in it. The circle that fits has half the smaller side.
// Hint: Draw the circle of your radius into a button of 200 by 80. Does it fit?
// Evidence: bounds, width or midX or maxX, without min or max

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
    }
}
