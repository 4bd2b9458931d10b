// Expect: failed
// Belief: hitTest is to leave early inside the circle.
// Misconception: InvertedCircle
import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let r = min(bounds.width, bounds.height) / 2
        if hypot(point.x - bounds.midX, point.y - bounds.midY) < r { return nil }
        return super.hitTest(point, with: event)
    }
}
