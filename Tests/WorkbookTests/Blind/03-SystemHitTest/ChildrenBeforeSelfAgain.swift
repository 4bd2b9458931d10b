// Meant: Believed that the subviews are asked first, and the view's own point(inside:with:) only if none of them was hit.
// Kind: fault
// Belief: ChildrenBeforeItself

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }

        // First everyone inside…
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) {
                return hit
            }
        }
        // …then me.
        return self.point(inside: point, with: event) ? self : nil
    }
}
