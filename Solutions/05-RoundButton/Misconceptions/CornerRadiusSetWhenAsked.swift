// Misconception: A corner radius that is set in point(inside:with:) counts for the touch
// Explanation: The method is asked about each touch, so a corner radius that is set there seems to be
//   in time. But super.point(inside:with:) looks at the bounds, a rectangle, and at no corner radius,
//   whenever it was set. And a question about a point changes how the button is drawn.
// Hint: Which lines of your method does the result depend on? Take away the others.
// Evidence: "super.point", cornerRadius or mask or masksToBounds or clipsToBounds, without hypot or
//   sqrt or squareRoot or pow or CGPoint.x

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        layer.masksToBounds = true
        return super.point(inside: point, with: event)
    }
}
