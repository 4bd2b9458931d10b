// Expect: failed
// Belief: layer.cornerRadius is set.
// Misconception: CornerRadiusIsTheRadius
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let c = CGPoint(x: bounds.midX, y: bounds.midY)
        let r = layer.cornerRadius
        let dx = point.x - c.x
        let dy = point.y - c.y
        if sqrt(dx * dx + dy * dy) <= r {
            return true
        } else {
            return false
        }
    }
}
