// Expect: failed
// Belief: recognizers have to be off while a subview is touched.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        for v in subviews.reversed() {
            if let hit = v.hitTest(convert(point, to: v), with: event) {
                gestureRecognizers?.forEach { $0.isEnabled = false }
                return hit
            }
        }
        return self
    }
}
