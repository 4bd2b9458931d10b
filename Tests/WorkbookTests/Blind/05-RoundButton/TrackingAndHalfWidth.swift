// Meant: Believed that refusing to track in the corners lets the touch fall through; and that the radius is half the width.
// Kind: several
// Belief: RadiusFromWidth, SwallowsTheCorners

import UIKit

class RoundButton: UIButton {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        let radius = bounds.width / 2
        guard hypot(location.x - bounds.midX, location.y - bounds.midY) <= radius else {
            return false
        }
        return super.beginTracking(touch, with: event)
    }
}
