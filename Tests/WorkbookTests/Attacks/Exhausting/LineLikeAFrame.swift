// Attack: prints a long line that begins like a frame of a stack trace.
// Exercise: 3
// Expect: passed
// Held by: a line is read once, and not to its end
import UIKit

/// A right answer, which says something odd once on standard error.
class BaseView: UIView {
    static var said = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !BaseView.said {
            BaseView.said = true
            fputs("Current stack trace:\n1" + String(repeating: " ", count: 200_000) + "x\n", stderr)
        }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
