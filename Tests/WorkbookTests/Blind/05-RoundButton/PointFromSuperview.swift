// Meant: Believed that the point arrives in the superview's coordinates and has to be converted.
// Kind: fault
// Belief: PointOfTheSuperview

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let local = convert(point, from: superview)
        let radius = min(bounds.width, bounds.height) / 2
        let distance = hypot(local.x - bounds.midX, local.y - bounds.midY)
        return distance <= radius
    }
}
