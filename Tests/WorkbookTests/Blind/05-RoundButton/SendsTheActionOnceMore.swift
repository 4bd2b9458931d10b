// Meant: The author believes that a button with a shape of its own has to send its action itself, and it runs twice because the control sends it too.
// Kind: fault
// Belief: SendsTheActionItself

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return contains(point)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first, isEnabled, contains(touch.location(in: self)) {
            sendActions(for: .touchUpInside)
        }
    }

    private func contains(_ p: CGPoint) -> Bool {
        let r = min(bounds.width, bounds.height) / 2
        return pow(p.x - bounds.midX, 2) + pow(p.y - bounds.midY, 2) <= r * r
    }
}
