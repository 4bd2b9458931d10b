// Attack: has statements outside of all functions, to run before the harness.
// Exercise: 3
// Expect: didNotCompile
// Held by: the compiler: -parse-as-library
import UIKit

print("28 of 28 tests passed")
exit(0)

class BaseView: UIView {
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
