// Expect: failed
// Belief: the mean of the sides is the diameter.
// Misconception: RadiusFromMeanSide
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let c = CGPoint(x: bounds.midX, y: bounds.midY)
        let r = (bounds.size.width / 2 + bounds.size.height / 2) / 2
        let dx = point.x - c.x
        let dy = point.y - c.y
        if dx * dx + dy * dy <= r * r {
            return true
        } else {
            return false
        }
    }
}
