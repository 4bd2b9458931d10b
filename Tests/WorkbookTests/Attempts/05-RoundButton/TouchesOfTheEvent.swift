// Expect: failed
// Belief: the event says where the touch is.
// Misconception: EventHasTheTouch
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let r = min(bounds.width, bounds.height) / 2
        return (event?.allTouches ?? []).contains { touch in
            let p = touch.location(in: self)
            return hypot(p.x - bounds.midX, p.y - bounds.midY) < r
        }
    }
}
