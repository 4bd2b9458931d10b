// Misconception: The shape of a round button is the oval in its bounds
// Explanation: An oval path in the bounds is a circle if they are square, and it is quickly
//   written. In a long button it is an ellipse, which reaches the far edges too. The button that is
//   asked for is a circle, in the middle, with half the smaller side as its radius.
// Hint: Into which rectangle must an oval be drawn to be a circle?
// Evidence: bounds, "ovalIn" or "ellipseIn" or addEllipse or height or midY, without max

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return UIBezierPath(ovalIn: bounds).contains(point)
    }
}
