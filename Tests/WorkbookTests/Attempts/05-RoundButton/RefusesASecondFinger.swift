// Expect: failed
// Belief: a button reacts only while no other finger rests anywhere.
import UIKit

class RoundButton: UIButton {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if let all = event?.allTouches, all.count > 1 { return false }
        return super.beginTracking(touch, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let r = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= r
    }
}
