// Meant: Believed that the oval in the bounds is the inscribed circle, though it is an ellipse where the sides differ.
// Kind: fault
// Belief: EllipseInBounds

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return UIBezierPath(ovalIn: bounds).contains(point)
    }
}
