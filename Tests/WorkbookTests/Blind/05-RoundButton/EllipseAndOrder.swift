// Meant: Takes the oval in the bounds for the circle, and also asks the subviews from back to front.
// Kind: several
// Belief: EllipseInBounds, BackSubviewFirst

import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha <= 0.01 {
            return nil
        }
        guard UIBezierPath(ovalIn: bounds).contains(point) else {
            return nil
        }
        for view in subviews {
            let converted = convert(point, to: view)
            if let result = view.hitTest(converted, with: event) {
                return result
            }
        }
        return self
    }
}
