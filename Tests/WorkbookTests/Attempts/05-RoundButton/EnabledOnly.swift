// Expect: failed
// Belief: a disabled control is no target.
// Misconception: DisabledFallsThrough
import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let r = min(bounds.width, bounds.height) / 2
        let isInside = hypot(point.x - bounds.midX, point.y - bounds.midY) < r
        switch (isInside, isEnabled) {
        case (true, true): return super.hitTest(point, with: event)
        default: return nil
        }
    }
}
