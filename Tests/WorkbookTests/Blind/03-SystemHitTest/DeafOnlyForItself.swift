// Meant: The author believes that a view with user interaction off is only out of play itself, while its subviews still get touches.
// Kind: fault
// Belief: InteractionOffForItselfOnly

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        var i = subviews.count - 1
        while i >= 0 {
            let sub = subviews[i]
            if let hit = sub.hitTest(sub.convert(point, from: self), with: event) {
                return hit
            }
            i -= 1
        }
        // No subview. Me, unless I am switched off.
        return isUserInteractionEnabled ? self : nil
    }
}
