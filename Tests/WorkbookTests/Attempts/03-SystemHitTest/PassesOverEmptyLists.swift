// Expect: failed
// Belief: a scroll view without rows has nothing to scroll, and passes its touches on.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
        else { return nil }
        for child in subviews.reversed() where !(child is UIScrollView) || !child.subviews.isEmpty {
            if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
        }
        return self
    }
}
