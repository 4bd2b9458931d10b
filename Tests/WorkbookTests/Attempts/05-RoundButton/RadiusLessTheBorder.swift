// Expect: failed
// Belief: the border does not belong to the button.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let r = min(bounds.width, bounds.height) / 2 - layer.borderWidth
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= r
    }
}
