// Misconception: The squares of the differences can be compared with the radius
// Explanation: The sum of squares is nearly the distance: the root is missing. Compared with the
//   radius itself, it leaves a circle of a few points around the middle. Either take the root, or
//   compare with the square of the radius.
// Hint: How large is the sum of your squares for a point 20 points off the middle?
// Evidence: CGPoint.x, without hypot or sqrt or squareRoot or abs or magnitude or UIBezierPath or
//   CGPath

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
        return x * x + y * y <= radius
    }
}
