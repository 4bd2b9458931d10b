// Expect: failed
// Belief: a radius is a whole number.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let r = (min(bounds.width, bounds.height) / 2).rounded(.down)
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= r
    }
}
