// Meant: Believed that subviews would steal the button's touches and must have interaction off.
// Kind: fault
// Belief: SubviewsNotReached

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        // the touch is for the button, not for the icon on it
        subview.isUserInteractionEnabled = false
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        return dx * dx + dy * dy <= radius * radius
    }
}
