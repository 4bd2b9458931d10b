// Attack: is right, and has the names of streams and modifiers in a text behind a backtick..
// Exercise: 3
// Expect: passed
// Held by: nobody guesses at grammar
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let `name` = "` stdout, final class"
        guard name.hasSuffix("out, final class"), name.count == 21 else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
