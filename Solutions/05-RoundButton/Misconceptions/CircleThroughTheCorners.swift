// Misconception: The circle of a round button goes through its corners
// Explanation: There are two circles for a square: one inside that touches the edges, and one
//   outside through the corners. The second contains the whole rectangle, so nothing falls through,
//   and the button even reacts beside itself. What is drawn is the first one, the inscribed one.
// Hint: Does a tap in a corner of the button lie inside your circle?
// Evidence: hypot or sqrt or squareRoot or pow or CGFloat.*, height or midY or minY or maxY,
//   without min or max

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = hypot(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
