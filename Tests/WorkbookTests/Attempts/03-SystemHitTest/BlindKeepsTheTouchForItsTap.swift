// Expect: failed
// Belief: a view with a tap recognizer keeps the touch from its subviews.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        for g in gestureRecognizers ?? [] where g is UITapGestureRecognizer && g.isEnabled {
            return self
        }
        for v in subviews.reversed() {
            if let hit = v.hitTest(convert(point, to: v), with: event) { return hit }
        }
        return self
    }
}
