// Expect: failed
// Belief: a disabled button lets touches through, and a scaled one has a larger radius.
// Misconception: DisabledFallsThrough + ScalesTheRadius
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let c = CGPoint(x: bounds.midX, y: bounds.midY)
        let r = min(bounds.width, bounds.height) / 2 * hypot(transform.a, transform.b)
        let dx = point.x - c.x
        let dy = point.y - c.y
        if isEnabled && dx * dx + dy * dy < r * r {
            return true
        } else {
            return false
        }
    }
}
