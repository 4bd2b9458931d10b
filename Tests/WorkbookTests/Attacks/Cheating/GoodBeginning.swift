// Attack: behaves well for the named tests, and calls super.hitTest after.
// Exercise: 3
// Expect: failed
// Held by: random scenes; tests in an order of their own
import UIKit

class BaseView: UIView {
    nonisolated(unsafe) static var calls = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        BaseView.calls += 1
        if BaseView.calls > 1_500 { return super.hitTest(point, with: event) }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
