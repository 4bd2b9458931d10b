// Expect: failed
// Belief: a corner radius that is set is the shape of the button.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let half = min(bounds.width, bounds.height) / 2
        guard layer.cornerRadius > 0 else { return hypot(point.x - bounds.midX, point.y - bounds.midY) <= half }
        return UIBezierPath(roundedRect: bounds, cornerRadius: min(layer.cornerRadius, half)).contains(point)
    }
}
