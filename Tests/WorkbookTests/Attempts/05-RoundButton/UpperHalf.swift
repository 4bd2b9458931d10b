// Expect: failed
// Belief: the upper half of the disc is enough.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let c = CGPoint(x: bounds.midX, y: bounds.midY)
        let r = min(bounds.size.width, bounds.size.height) / 2
        let dx = point.x - c.x
        let dy = point.y - c.y
        if dx * dx + dy * dy < r * r && dy <= 0 {
            return true
        } else {
            return false
        }
    }
}
