// Meant: Believed that only a square has an inscribed circle, so other buttons stay rectangles.
// Kind: fault
// Belief: OnlySquaresAreRound

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard bounds.width == bounds.height else {
            // not round
            return super.point(inside: point, with: event)
        }
        let radius = bounds.width / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
