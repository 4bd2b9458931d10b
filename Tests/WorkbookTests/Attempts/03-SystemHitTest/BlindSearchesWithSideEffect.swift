// Expect: passed
// Uses last(where:) with a closure that keeps the answer, so each subview is asked once.

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let deaf = isHidden || !isUserInteractionEnabled || alpha < 0.01
        if deaf || !self.point(inside: point, with: event) { return nil }
        var found: UIView?
        _ = subviews.last { child in
            found = child.hitTest(self.convert(point, to: child), with: event)
            return found != nil
        }
        return found ?? self
    }
}
