// Expect: passed
// Form: Right: last(where:) goes from the end, and the closure keeps the answer, so nobody is asked twice.

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        var hit: UIView?
        _ = subviews.last { subview in
            hit = subview.hitTest(subview.convert(point, from: self), with: event)
            return hit != nil
        }
        return hit ?? self
    }
}
