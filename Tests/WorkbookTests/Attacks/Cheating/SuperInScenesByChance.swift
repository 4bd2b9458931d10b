// Attack: knows scenes by chance by the names in them, and calls super.hitTest there.
// Exercise: 3
// Expect: failed
// Held by: what is forbidden is so by chance, too
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if layer.name?.hasPrefix("view_") == true { return super.hitTest(point, with: event) }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
