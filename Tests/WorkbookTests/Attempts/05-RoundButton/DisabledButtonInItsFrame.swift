// Expect: failed
// Belief: a disabled button that is turned reacts in all its bounds.

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        if !isEnabled, !transform.isIdentity { return super.point(inside: point, with: event) }
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
