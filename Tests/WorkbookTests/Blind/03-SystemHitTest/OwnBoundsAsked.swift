// Meant: Believed that a point is inside if the bounds contain it, and that point(inside:with:) is nothing else.
// Kind: fault
// Belief: BoundsForPointInside

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard bounds.contains(point) else { return nil }

        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) {
                return hit
            }
        }
        return self
    }
}
