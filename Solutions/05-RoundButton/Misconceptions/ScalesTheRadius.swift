// Misconception: The radius has to be multiplied by the button's scale
// Explanation: A button drawn at twice its size has a circle of twice the radius on screen, that is
//   true. But UIKit undoes the transform when it converts the point to the button's coordinates.
//   There the bounds have their old size, and so has the circle.
// Hint: Does the transform change the bounds of a view?
// Evidence: transform or transform3D or affineTransform

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let scale = hypot(transform.a, transform.b)
        let radius = min(bounds.width, bounds.height) / 2 * scale
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
