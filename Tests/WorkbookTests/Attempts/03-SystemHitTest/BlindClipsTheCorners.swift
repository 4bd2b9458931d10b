// Expect: failed
// Belief: round corners that clip keep touches out.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        if layer.cornerRadius > 0, clipsToBounds { let r = layer.cornerRadius; let q = CGPoint(x: min(point.x - bounds.minX, bounds.maxX - point.x), y: min(point.y - bounds.minY, bounds.maxY - point.y)); if q.x < r, q.y < r, hypot(r - q.x, r - q.y) > r { return nil } }
        for subview in subviews.reversed() {
            let p = subview.convert(point, from: self)
            if let hit = subview.hitTest(p, with: event) {
                return hit
            }
        }
        return self
    }
}
