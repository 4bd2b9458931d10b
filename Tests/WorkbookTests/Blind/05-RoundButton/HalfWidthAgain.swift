// Meant: Believed that the radius is always half the width, whatever the height.
// Kind: fault
// Belief: RadiusFromWidth

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    private var radius: CGFloat { bounds.width / 2 }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
