// Attack: is right, and keeps a count of its calls.
// Exercise: 3
// Expect: passed
// Held by: nothing is wrong with a static variable
import UIKit

class BaseView: UIView {
    nonisolated(unsafe) static var calls = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        BaseView.calls += 1
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
