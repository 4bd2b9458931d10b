// Expect: failed
// Belief: a view without multiple touch refuses while other fingers are down.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let n = event?.allTouches?.count, n > 1, !isMultipleTouchEnabled { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
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
