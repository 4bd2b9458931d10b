// Expect: failed
// Belief: the radius is the side.
// Misconception: DiameterForRadius
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= min(bounds.width, bounds.height)
    }
}
