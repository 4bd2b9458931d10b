// Meant: Believes that the action must be sent by hand at the end of the touch, so it runs twice.
// Kind: fault
// Belief: SendsTheActionItself

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first else { return }
        if self.point(inside: touch.location(in: self), with: event) {
            sendActions(for: .touchUpInside)
        }
    }
}
