// Meant: Believes that a disabled button should not be hit at all, so lets its touches fall through.
// Kind: fault
// Belief: DisabledFallsThrough

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard isEnabled else { return false }
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
