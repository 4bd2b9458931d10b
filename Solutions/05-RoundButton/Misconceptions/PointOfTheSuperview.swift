// Misconception: The point comes to the button in its superview's coordinates
// Explanation: With a centre in the superview's coordinates, the point must be there too, and
//   without a second thought it is converted once more, from the superview. But UIKit has done that
//   already, before it asked the button. The second conversion moves the point away.
// Hint: Who converts the point before point(inside:with:) is called, and into whose coordinates?
// Evidence: convert, without center

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let own = convert(point, from: superview)
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(own.x - bounds.midX, own.y - bounds.midY) <= radius
    }
}
