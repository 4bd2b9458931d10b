// Expect: failed
// Belief: other classes are hit where their bounds are.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let p = subview.convert(point, from: self)
            if !(subview is BaseView), !subview.bounds.contains(p) { continue }
            if let hit = subview.hitTest(p, with: event) {
                return hit
            }
        }
        return self
    }
}
