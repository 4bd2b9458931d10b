// Meant: Believed that hitTest is called only on subviews that say the point is inside, so the superview asks them point(inside:with:) first.
// Kind: fault
// Belief: ParentAsksPointInside

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        for subview in subviews.reversed() {
            let converted = convert(point, to: subview)
            if subview.point(inside: converted, with: event),
               let hit = subview.hitTest(converted, with: event) {
                return hit
            }
        }
        return self
    }
}
