// Meant: A hidden view has an alpha of 0 anyway, so the check of alpha covers isHidden as well.
// Kind: fault
// Belief: ForgetsHidden

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let p = subview.convert(point, from: self)
            if let hit = subview.hitTest(p, with: event) {
                return hit
            }
        }
        return self
    }
}
