// Expect: failed
// Belief: half the diagonal is the radius.
// Misconception: CircleThroughTheCorners
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let c = CGPoint(x: bounds.midX, y: bounds.midY)
        let r = sqrt(bounds.size.width * bounds.size.width + bounds.size.height * bounds.size.height) / 2
        let dx = point.x - c.x
        let dy = point.y - c.y
        if dx * dx + dy * dy <= r * r {
            return true
        } else {
            return false
        }
    }
}
