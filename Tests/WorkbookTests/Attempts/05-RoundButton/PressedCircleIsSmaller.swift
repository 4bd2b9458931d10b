// Expect: failed
// Belief: a pressed button has a smaller circle.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let r = min(bounds.width, bounds.height) / 2 * (isHighlighted ? 0.9 : 1)
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= r
    }
}
