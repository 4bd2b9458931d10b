// Expect: failed
// Belief: every button is 120 by 120.
// Misconception: FixedSize
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return hypot(point.x - 60, point.y - 60) <= 60
    }
}
