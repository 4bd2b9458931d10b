// Expect: failed
// Belief: a control that does not track a touch does not have it.
// Misconception: SwallowsTheCorners
import UIKit

class RoundButton: UIButton {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let p = touch.location(in: self)
        let r = min(bounds.width, bounds.height) / 2
        if sqrt(pow(p.x - bounds.midX, 2) + pow(p.y - bounds.midY, 2)) > r { return false }
        return super.beginTracking(touch, with: event)
    }
}
