// Misconception: A point is in the circle if each of its differences is within the radius
// Explanation: Left and right, up and down: nowhere farther than the radius. That describes a
//   square. In its corners both differences are allowed, and together they are too far: the
//   distance is what Pythagoras makes of the two.
// Hint: Draw all points that pass your test. Which shape do you get?
// Evidence: abs or magnitude or contains or CGPoint.x, without hypot or sqrt or squareRoot or pow
//   or UIBezierPath or CGPath or CGFloat.*

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return abs(point.x - bounds.midX) <= radius && abs(point.y - bounds.midY) <= radius
    }
}
