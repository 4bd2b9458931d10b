// Expect: failed
// Belief: a plain view without subviews takes no touch.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        for v in subviews.reversed() {
            if type(of: v) == UIView.self && v.subviews.isEmpty { continue }
            if let hit = v.hitTest(convert(point, to: v), with: event) { return hit }
        }
        return self
    }
}
