// Attack: is right, with regular expressions and names between backticks.
// Exercise: 3
// Expect: passed
// Held by: the rules read Swift as the compiler does
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let `a "quoted" name` = #/"[^"]*"/#
        _ = `a "quoted" name`
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
