// Attack: ends the process when the scene is struck, after the first reply.
// Exercise: 3
// Expect: crashed
// Held by: own process; a pass needs every reply
import UIKit

class BaseView: UIView {
    deinit { exit(0) }

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
