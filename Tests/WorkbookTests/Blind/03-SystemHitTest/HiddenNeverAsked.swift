// Meant: Believed that a hidden view is left out before its hitTest is called, so it need not look at isHidden itself.
// Kind: fault
// Belief: ChecksSubviewsNotItself, ForgetsHidden

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // (a hidden view does not get here)
        guard isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        for subview in subviews.reversed() {
            let p = convert(point, to: subview)
            if let hit = subview.hitTest(p, with: event) { return hit }
        }
        return self
    }
}
