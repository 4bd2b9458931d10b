// Meant: isUserInteractionEnabled = false only takes the view itself out; its subviews can still be touched.
// Kind: fault
// Belief: InteractionOffForItselfOnly

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for child in subviews.reversed() {
            if let hit = child.hitTest(child.convert(point, from: self), with: event) {
                return hit
            }
        }
        return isUserInteractionEnabled ? self : nil
    }
}
