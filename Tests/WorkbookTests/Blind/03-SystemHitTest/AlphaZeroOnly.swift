// Meant: Only a view that is fully transparent, with alpha exactly 0, takes no touches.
// Kind: fault
// Belief: OnlyAlphaZero

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0 else {
            return nil
        }
        guard self.point(inside: point, with: event) else {
            return nil
        }
        for child in subviews.reversed() {
            let p = convert(point, to: child)
            if let hit = child.hitTest(p, with: event) {
                return hit
            }
        }
        return self
    }
}
