// Expect: failed
// Belief: distances add up.
// Misconception: SumOfDifferences
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let c = CGPoint(x: bounds.midX, y: bounds.midY)
        let r = min(bounds.size.width, bounds.size.height) / 2
        let dx = point.x - c.x
        let dy = point.y - c.y
        if abs(dx) + abs(dy) <= r {
            return true
        } else {
            return false
        }
    }
}
