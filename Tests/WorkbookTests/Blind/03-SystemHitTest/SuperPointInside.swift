// Meant: Believed that the system uses UIView's own point(inside:with:), so it is called on super.
// Kind: fault
// Belief: OverridesOfPointInsideAreSkipped

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard super.point(inside: point, with: event) else { return nil }

        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) {
                return hit
            }
        }
        return self
    }
}
