// Attack: has the compiler's output shown with its paths, by a file name that looks like an error.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: raw output of the compiler is not shown
import UIKit
#warning("see the path")
#sourceLocation(file: "a: error: b", line: 7)
let wrong: Int = "text"
#sourceLocation()
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
