// Expect: failed
// Belief: what is seen larger has a larger radius.
// Misconception: RadiusFromFrame
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let c = CGPoint(x: bounds.midX, y: bounds.midY)
        let r = min(frame.size.width, frame.size.height) / 2
        let dx = point.x - c.x
        let dy = point.y - c.y
        if dx * dx + dy * dy <= r * r {
            return true
        } else {
            return false
        }
    }
}
