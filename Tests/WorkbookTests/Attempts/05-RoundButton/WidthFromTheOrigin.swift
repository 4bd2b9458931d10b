// Expect: failed
// Belief: the bounds begin at (0, 0), and the width counts.
// Misconception: IgnoresBoundsOrigin + RadiusFromWidth
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let c = CGPoint(x: bounds.size.width / 2, y: bounds.size.height / 2)
        let r = bounds.size.width / 2
        let dx = point.x - c.x
        let dy = point.y - c.y
        if dx * dx + dy * dy <= r * r {
            return true
        } else {
            return false
        }
    }
}
