// Expect: failed
// Belief: an opaque view keeps touches from those behind it.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        for v in subviews.reversed() {
            let p = convert(point, to: v)
            if let hit = v.hitTest(p, with: event) { return hit }
            if !v.isHidden, v.alpha == 1, v.backgroundColor != nil, v.backgroundColor != .clear, v.bounds.contains(p) { break }
        }
        return self
    }
}
