// Misconception: Every round button is 120 by 120
// Explanation: The demo's numbers are known, so they can be written down. But a class does not know
//   its instances' sizes: a second button, a resized one, or the same one on another screen keeps
//   the circle of the first. The bounds say how large this button is, now.
// Hint: Which numbers in your code would be wrong for a smaller button?
// Evidence: "60" or "60.0" or "120" or "120.0" or "3600" or "3600.0"

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return hypot(point.x - 60, point.y - 60) <= 60
    }
}
