// Meant: What sticks out of a view can be touched as long as clipsToBounds is off, like overflow visible on the web.
// Kind: fault
// Belief: OverhangIsReachedUnlessClipped

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }

        let inside = self.point(inside: point, with: event)
        if clipsToBounds && !inside {
            return nil
        }
        for subview in subviews.reversed() {
            let p = subview.convert(point, from: self)
            if let hit = subview.hitTest(p, with: event) {
                return hit
            }
        }
        return inside ? self : nil
    }
}
