// Expect: failed
// Belief: the far edges of the bounds are inside.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) || (point.x == bounds.maxX || point.y == bounds.maxY) && bounds.insetBy(dx: -0.01, dy: -0.01).contains(point) else { return nil }
        for subview in subviews.reversed() {
            let p = subview.convert(point, from: self)
            if let hit = subview.hitTest(p, with: event) {
                return hit
            }
        }
        return self
    }
}
