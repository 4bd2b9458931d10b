// Meant: The parent must check that the point is inside the subview before it may call hitTest on it.
// Kind: fault
// Belief: ParentAsksPointInside

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        for child in subviews.reversed() {
            let childPoint = child.convert(point, from: self)
            if child.point(inside: childPoint, with: event),
               let hit = child.hitTest(childPoint, with: event) {
                return hit
            }
        }
        return self
    }
}
