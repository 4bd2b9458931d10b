// Expect: failed
// Belief: subviews with the same number, first and last have the same order.

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    /// The subviews from the front to the back.
    private var frontToBack: [UIView] = []

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        let views = subviews
        if frontToBack.count != views.count || frontToBack.first !== views.last || frontToBack.last !== views.first {
            frontToBack = views.reversed()
        }
        for subview in frontToBack where subview.superview === self {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) {
                return hit
            }
        }
        return self
    }
}
