// Meant: What is drawn in front gets the touch first, so the subviews must be sorted by layer.zPosition, like z-index.
// Kind: fault
// Belief: ZPositionOrder

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        let frontToBack = Array(subviews.reversed()).sorted { a, b in
            a.layer.zPosition > b.layer.zPosition
        }
        for child in frontToBack {
            let p = convert(point, to: child)
            if let hit = child.hitTest(p, with: event) {
                return hit
            }
        }
        return self
    }
}
