// Meant: Believed that a view with interaction off only refuses touches for itself, while its subviews are still asked.
// Kind: fault
// Belief: InteractionOffForItselfOnly

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) {
                return hit
            }
        }
        return isUserInteractionEnabled ? self : nil
    }
}
