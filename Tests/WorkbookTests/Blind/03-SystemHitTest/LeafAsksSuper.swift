// Meant: The recursion needs a base case, and for a view without subviews that is super.hitTest.
// Kind: fault
// Belief: CallsSuper, SuperForLeaves

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if subviews.isEmpty {
            return super.hitTest(point, with: event)
        }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for child in subviews.reversed() {
            let p = convert(point, to: child)
            if let hit = child.hitTest(p, with: event) {
                return hit
            }
        }
        return self
    }
}
