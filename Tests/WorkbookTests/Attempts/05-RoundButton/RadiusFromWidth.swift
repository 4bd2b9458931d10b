// Expect: failed
// Belief: the radius is half the width.
// Misconception: RadiusFromWidth
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
    }
}
