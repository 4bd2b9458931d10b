// Meant: Believed that only the way through the subviews has to be written, and that a view without any may leave the answer to super.
// Kind: fault
// Belief: CallsSuper, SuperForLeaves

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !subviews.isEmpty else {
            return super.hitTest(point, with: event)
        }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) {
                return hit
            }
        }
        return self
    }
}
