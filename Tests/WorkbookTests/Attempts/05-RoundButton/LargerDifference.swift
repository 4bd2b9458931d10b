// Expect: failed
// Belief: the larger difference is the distance.
// Misconception: EachAxisByItself
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let c = CGPoint(x: bounds.midX, y: bounds.midY)
        let r = min(bounds.size.width, bounds.size.height) / 2
        let dx = point.x - c.x
        let dy = point.y - c.y
        if max(abs(dx), abs(dy)) <= r {
            return true
        } else {
            return false
        }
    }
}
