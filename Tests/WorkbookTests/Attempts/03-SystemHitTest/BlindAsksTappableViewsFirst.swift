// Expect: failed
// Belief: a view with a recognizer is asked before the others.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        let (a, b) = (subviews.filter { !($0.gestureRecognizers ?? []).isEmpty }, subviews.filter { ($0.gestureRecognizers ?? []).isEmpty })
        for v in a.reversed() + b.reversed() {
            if let hit = v.hitTest(convert(point, to: v), with: event) { return hit }
        }
        return self
    }
}
