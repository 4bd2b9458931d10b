// Meant: The author believes that whoever is hit in the circle must be the button itself, so subviews that take touches are never found.
// Kind: fault
// Belief: SubviewsNotReached, ItselfInTheCircle

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        let r = min(bounds.width, bounds.height) / 2
        let (dx, dy) = (point.x - bounds.midX, point.y - bounds.midY)
        if dx * dx + dy * dy <= r * r {
            return self
        }
        return nil
    }
}
