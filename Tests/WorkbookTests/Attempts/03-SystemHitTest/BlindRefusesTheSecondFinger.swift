// Expect: failed
// Belief: a view without multiple touch is not found by a second finger.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        for v in subviews.reversed() {
            if !v.isMultipleTouchEnabled, let t = event?.allTouches, t.contains(where: { $0.view === v && $0.phase != .ended }) { continue }
            if let hit = v.hitTest(convert(point, to: v), with: event) { return hit }
        }
        return self
    }
}
