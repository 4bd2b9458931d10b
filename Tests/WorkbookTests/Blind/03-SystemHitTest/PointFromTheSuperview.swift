// Meant: Believed that hitTest gets its point in the superview's coordinates, so each view converts it to its own first.
// Kind: fault
// Belief: ForgetsConversion, PointOfTheSuperview

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }

        let own = convert(point, from: superview)
        guard self.point(inside: own, with: event) else { return nil }

        for subview in subviews.reversed() {
            // the subview converts it by itself
            if let hit = subview.hitTest(own, with: event) {
                return hit
            }
        }
        return self
    }
}
