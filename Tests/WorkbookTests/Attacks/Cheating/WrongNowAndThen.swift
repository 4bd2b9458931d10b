// Attack: counts its calls, and is wrong in one of four thousand.
// Exercise: 3
// Expect: failed
// Held by: random scenes, 2,000 of them
import UIKit

class BaseView: UIView {
    nonisolated(unsafe) static var calls = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        BaseView.calls += 1
        if BaseView.calls % 4_001 == 4_000 { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
