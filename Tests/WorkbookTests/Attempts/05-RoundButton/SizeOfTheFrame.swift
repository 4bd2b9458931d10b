// Expect: failed
// Belief: frame.size is the button's size.
// Misconception: FrameForBounds
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let size = frame.size
        let c = CGPoint(x: size.width / 2, y: size.height / 2)
        let r = min(size.width, size.height) / 2
        let dx = point.x - c.x
        let dy = point.y - c.y
        if dx * dx + dy * dy <= r * r {
            return true
        } else {
            return false
        }
    }
}
