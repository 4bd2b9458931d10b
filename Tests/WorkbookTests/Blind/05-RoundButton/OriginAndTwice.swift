// Meant: Assumes that the bounds start at (0, 0), and also sends the action once more by hand.
// Kind: several
// Belief: IgnoresBoundsOrigin, SendsTheActionItself

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let w = bounds.width
        let h = bounds.height
        let r = min(w, h) / 2
        return hypot(point.x - w / 2, point.y - h / 2) <= r
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch = touch, self.point(inside: touch.location(in: self), with: event) {
            sendActions(for: .touchUpInside)
        }
    }
}
