// Expect: failed
// Belief: a clear view that is not opaque is not there.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for v in subviews.reversed() {
            if let hit = v.hitTest(convert(point, to: v), with: event) { return hit }
        }
        // an empty see-through view is only a container: let the touch through
        if backgroundColor == .clear && !isOpaque { return nil }
        return self
    }
}
