// Expect: failed
// Belief: a subview's frame is its place, turned or not.
import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let radius = min(bounds.width, bounds.height) / 2
        guard hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius else { return nil }
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        for s in subviews.reversed() where s.isUserInteractionEnabled && !s.isHidden && s.alpha >= 0.01 && s.frame.contains(point) { return s }
        return self
    }
}
