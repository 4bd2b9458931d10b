// Meant: Refuses to track touches in the corners, believing that a touch not tracked falls through.
// Kind: fault
// Belief: SwallowsTheCorners

import UIKit

class RoundButton: UIButton {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        let radius = min(bounds.width, bounds.height) / 2
        guard hypot(location.x - bounds.midX, location.y - bounds.midY) <= radius else {
            return false
        }
        return super.beginTracking(touch, with: event)
    }
}
