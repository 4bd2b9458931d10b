// Expect: failed
// Belief: a recognizer of the view that is hit has to be switched on.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for child in subviews.reversed() {
            if let hit = child.hitTest(convert(point, to: child), with: event) {
                hit.gestureRecognizers?.forEach { $0.isEnabled = true }
                return hit
            }
        }
        return self
    }
}
