// Expect: failed
// Belief: the sides of a button are whole numbers.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let b = bounds.integral
        let r = min(b.width, b.height) / 2
        return hypot(point.x - b.midX, point.y - b.midY) <= r
    }
}
