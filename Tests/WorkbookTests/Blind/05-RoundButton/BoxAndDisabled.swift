// Meant: Believed that a point is in the circle if neither coordinate is further off than the radius; and that a disabled button must not be hit.
// Kind: several
// Belief: DisabledFallsThrough, EachAxisByItself

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if !isEnabled { return false }
        let radius = min(bounds.width, bounds.height) / 2
        return abs(point.x - bounds.midX) <= radius && abs(point.y - bounds.midY) <= radius
    }
}
