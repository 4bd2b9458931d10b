// Meant: Believed that true from point(inside:with:) means that the touch is let through.
// Kind: fault
// Belief: InvertedCircle

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
        // outside the circle: let it through
        if distance > radius {
            return true
        }
        return false
    }
}
