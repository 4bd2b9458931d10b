// Expect: failed
// Belief: a list is a part of the view that holds it, so that one is found.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for child in subviews.reversed() {
            guard let hit = child.hitTest(convert(point, to: child), with: event) else { continue }
            return hit is UIScrollView && hit !== child ? child : hit
        }
        return self
    }
}
