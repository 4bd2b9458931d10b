// Meant: Believed that the oval in the bounds is the circle; and that the button itself is the answer all over it.
// Kind: several
// Belief: EllipseInBounds, ItselfInTheCircle, SubviewsNotReached

import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        return UIBezierPath(ovalIn: bounds).contains(point) ? self : nil
    }
}
