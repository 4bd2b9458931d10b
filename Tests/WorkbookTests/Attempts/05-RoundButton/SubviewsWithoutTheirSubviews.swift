// Expect: failed
// Belief: a subview that contains the point is hit itself.
import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        let radius = min(bounds.width, bounds.height) / 2
        guard hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius else { return nil }
        for s in subviews.reversed() {
            let p = s.convert(point, from: self)
            if !s.isHidden, s.isUserInteractionEnabled, s.alpha >= 0.01, s.point(inside: p, with: event) { return s }
        }
        return self
    }
}
