// Misconception: The radius of a round button is its side
// Explanation: The side is the number at hand, and "within 120 points" sounds like a circle of 120.
//   It is one, with a diameter of 240: all of the button lies in it, and more. The distance is
//   counted from the middle, so half the side is as far as it goes.
// Hint: How far is it from the middle of the button to the middle of an edge?
// Evidence: bounds, min or width or size, hypot or sqrt or squareRoot or pow or CGPoint.x or
//   contains

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return hypot(point.x - bounds.midX, point.y - bounds.midY)
            <= min(bounds.width, bounds.height)
    }
}
