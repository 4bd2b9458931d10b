// Misconception: The distance is the sum of both differences
// Explanation: Going along x and then along y is a way from the middle to the point, and its length
//   is the sum. But it is a detour: the straight way is shorter. With sums the area is a square
//   standing on its corner, and much of the circle is missing.
// Hint: Compute the distance of the point 42 to the right and 42 down. Is it 84?
// Evidence: abs or magnitude or fabs or CGPoint.x, without hypot or sqrt or squareRoot or pow or
//   UIBezierPath or CGPath

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return abs(point.x - bounds.midX) + abs(point.y - bounds.midY) <= radius
    }
}
