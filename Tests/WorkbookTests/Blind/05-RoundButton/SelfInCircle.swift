// Meant: Believed that in the circle the answer is always the button itself, so subviews that take touches are never asked.
// Kind: fault
// Belief: ItselfInTheCircle, SubviewsNotReached

import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }

        let radius = min(bounds.width, bounds.height) / 2
        let isInCircle = hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
        return isInCircle ? self : nil
    }
}
