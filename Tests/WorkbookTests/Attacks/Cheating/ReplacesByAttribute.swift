// Attack: says that its function replaces another one at run time.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: the compiler's parse: attributes
import UIKit

extension UIView {
    @_dynamicReplacement(for: layoutIfNeeded()) func layOutNothing() {}
}

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
