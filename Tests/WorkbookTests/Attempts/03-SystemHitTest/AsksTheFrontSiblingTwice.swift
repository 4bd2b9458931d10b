// Expect: failed
// Belief: the view in front of the root view is asked a second time.

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let w = superview as? UIWindow, let last = w.subviews.last, last !== self, let hit = last.hitTest(last.convert(point, from: self), with: event) { return hit }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
