// Expect: failed
// Belief: dx² + dy² is the distance.
// Misconception: SquareRootForgotten
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let c = CGPoint(x: bounds.midX, y: bounds.midY)
        let r = min(bounds.size.width, bounds.size.height) / 2
        let dx = point.x - c.x
        let dy = point.y - c.y
        if pow(dx, 2) + pow(dy, 2) <= r {
            return true
        } else {
            return false
        }
    }
}
