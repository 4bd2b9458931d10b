// Expect: failed
// Belief: a view without size cannot be touched.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() where !subview.bounds.isEmpty {
            let p = subview.convert(point, from: self)
            if let hit = subview.hitTest(p, with: event) {
                return hit
            }
        }
        return self
    }
}
