// Expect: failed
// Belief: an answer may count its calls.

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    var calls = 0
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        calls += 1; if calls > 25 { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
