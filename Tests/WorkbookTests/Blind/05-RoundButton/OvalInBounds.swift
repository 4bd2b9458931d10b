// Meant: Takes the oval in the bounds for the inscribed circle, so a button that is not square gets an ellipse.
// Kind: fault
// Belief: EllipseInBounds

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return UIBezierPath(ovalIn: bounds).contains(point)
    }
}
