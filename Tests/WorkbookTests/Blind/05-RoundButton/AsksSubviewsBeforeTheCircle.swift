// Meant: The author believes that the circle is about the button alone, and asks the subviews first, so one that lies in a corner is still found.
// Kind: fault
// Belief: CornerSubviewsStillReact

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        if found === self {
            return circleContains(point) ? self : nil
        }
        // somebody inside me, or nobody at all
        return found
    }

    private func circleContains(_ point: CGPoint) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
