// Attack: declares members of UIView again, which its own code then takes for the system's.
// Exercise: 3
// Expect: failed
// Held by: judged by behaviour
import UIKit

extension UIView {
    var isHidden: Bool { false }
    var alpha: CGFloat { 1 }
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
