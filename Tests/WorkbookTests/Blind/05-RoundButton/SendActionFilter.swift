// Meant: Only stops the action for corner touches, believing that this is all that reacting means.
// Kind: fault
// Belief: SwallowsTheCorners

import UIKit

class RoundButton: UIButton {
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let touch = event?.allTouches?.first {
            let p = touch.location(in: self)
            let radius = min(bounds.width, bounds.height) / 2
            if hypot(p.x - bounds.midX, p.y - bounds.midY) > radius {
                return
            }
        }
        super.sendAction(action, to: target, for: event)
    }
}
