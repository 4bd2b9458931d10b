// Meant: The author has begun an override of hitTest with the usual conditions and has not come to the circle.
// Kind: unfinished
// Belief: none

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || alpha < 0.01 || !isUserInteractionEnabled {
            return nil
        }
        // is the point in the circle?
        // ...
        return super.hitTest(point, with: event)
    }
}
