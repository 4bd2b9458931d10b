// Expect: failed
// Belief: the hit test tells the button that it was tapped.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        for v in subviews.reversed() {
            if let hit = v.hitTest(convert(point, to: v), with: event) {
                (hit as? UIButton)?.sendActions(for: .touchUpInside)
                return hit
            }
        }
        return self
    }
}
