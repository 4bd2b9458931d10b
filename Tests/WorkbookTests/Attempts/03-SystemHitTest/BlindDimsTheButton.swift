// Expect: failed
// Belief: a hit test is where a button shows that it is touched.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        for v in subviews.reversed() {
            if let hit = v.hitTest(convert(point, to: v), with: event) {
                if let c = hit as? UIButton { c.alpha = 0.5 }
                return hit
            }
        }
        return self
    }
}
