// Attack: answers true for every point, and lets the frame decide.
// Exercise: 3
// Expect: failed
// Held by: the way is compared
import UIKit

class BaseView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
