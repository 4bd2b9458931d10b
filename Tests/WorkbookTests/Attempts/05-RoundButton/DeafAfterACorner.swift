// Expect: failed
// Belief: interaction can be switched per point.
// Misconception: TurnsItselfOffInCorners
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let c = CGPoint(x: bounds.midX, y: bounds.midY)
        let r = min(bounds.size.width, bounds.size.height) / 2
        let dx = point.x - c.x
        let dy = point.y - c.y
        if dx * dx + dy * dy < r * r {
            self.isUserInteractionEnabled = true
            return true
        } else {
            self.isUserInteractionEnabled = false
            return false
        }
    }
}
