// Meant: The author believes that a control which refuses in beginTracking has not been hit, but the touch stays with the button and nothing beneath gets it.
// Kind: fault
// Belief: SwallowsTheCorners

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        let radius = min(bounds.width, bounds.height) / 2
        let distance = hypot(place.x - bounds.midX, place.y - bounds.midY)
        guard distance <= radius else {
            return false
        }
        return super.beginTracking(touch, with: event)
    }
}
