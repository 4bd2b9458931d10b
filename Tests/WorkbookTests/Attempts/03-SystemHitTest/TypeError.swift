// Expect: didNotCompile
// Form: compares an optional view as if it were a truth value.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let hit = subview.hitTest(convert(point, to: subview), with: event)
            if hit { return hit }
        }
        return self
    }
}
