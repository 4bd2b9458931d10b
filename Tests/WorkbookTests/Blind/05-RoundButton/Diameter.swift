// Meant: Believed that the radius is the smaller side, not half of it.
// Kind: fault
// Belief: DiameterForRadius, SideIsTheRadius

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        let radius = min(bounds.width, bounds.height)
        let x = point.x - bounds.midX
        let y = point.y - bounds.midY
        return x * x + y * y <= radius * radius
    }
}
