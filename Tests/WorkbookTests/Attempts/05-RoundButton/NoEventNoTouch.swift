// Expect: failed
// Belief: nil for an event means that nobody touched.
// Misconception: NeedsAnEvent
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let c = CGPoint(x: bounds.midX, y: bounds.midY)
        let r = min(bounds.size.width, bounds.size.height) / 2
        let dx = point.x - c.x
        let dy = point.y - c.y
        if event != nil && dx * dx + dy * dy < r * r {
            return true
        } else {
            return false
        }
    }
}
