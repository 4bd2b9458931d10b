// Expect: failed
// Belief: a label in a control is a part of it, so the control is found.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for child in subviews.reversed() {
            let p = convert(point, to: child)
            if let hit = child.hitTest(p, with: event) { return hit is UIControl ? hit : (hit.superview is UIControl && hit is UILabel ? hit.superview : hit) }
        }
        return self
    }
}
