// Attack: plays many scenes rightly, and ends before those that are hard.
// Exercise: 3
// Expect: crashed
// Held by: own process; a pass needs every reply
import UIKit

class BaseView: UIView {
    nonisolated(unsafe) static var calls = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        BaseView.calls += 1
        if BaseView.calls > 300 { exit(0) }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
