// Meant: The author believes that an oval in the bounds is the inscribed circle, so a button that is not square reacts in an ellipse.
// Kind: fault
// Belief: EllipseInBounds

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    private var shape: UIBezierPath { UIBezierPath(ovalIn: bounds) }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        return shape.contains(point)
    }
}
