// Expect: failed
// Belief: UIKit asks twice, the first time for nothing.
// Misconception: OnlyTheSecondQuestionCounts
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        RoundButton.isSecond = !RoundButton.isSecond
        if RoundButton.isSecond { return false }
        let c = CGPoint(x: bounds.midX, y: bounds.midY)
        let r = min(bounds.size.width, bounds.size.height) / 2
        let dx = point.x - c.x
        let dy = point.y - c.y
        if dx * dx + dy * dy <= r * r {
            return true
        } else {
            return false
        }
    }

    static var isSecond = false
}
