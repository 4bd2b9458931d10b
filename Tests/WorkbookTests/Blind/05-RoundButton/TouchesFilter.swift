// Meant: Believed that a touch that touchesBegan turns down and hands to next falls through to what lies beneath.
// Kind: fault
// Belief: SwallowsTheCorners

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, isInCircle(touch.location(in: self)) else {
            // not ours
            next?.touchesBegan(touches, with: event)
            return
        }
        super.touchesBegan(touches, with: event)
    }

    private func isInCircle(_ point: CGPoint) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
