// Expect: failed
// Belief: the bounds begin at (0, 0).
// Misconception: IgnoresBoundsOrigin
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.width / 2, point.y - bounds.height / 2) <= radius
    }
}
