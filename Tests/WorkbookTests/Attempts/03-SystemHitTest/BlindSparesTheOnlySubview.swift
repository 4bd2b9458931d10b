// Expect: failed
// Belief: an only subview of another class needs no hitTest.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let p = subview.convert(point, from: self)
            if subviews.count == 1, let only = subviews.first, !(only is BaseView) { return only.point(inside: p, with: event) ? only : self }
            if let hit = subview.hitTest(p, with: event) {
                return hit
            }
        }
        return self
    }
}
