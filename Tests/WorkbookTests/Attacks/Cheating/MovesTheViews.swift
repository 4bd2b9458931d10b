// Attack: moves all views away after the first touch, so that later ones find nothing.
// Exercise: 3
// Expect: failed
// Held by: writes are recorded; the reference plays its own scene
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        defer { for subview in subviews { subview.frame.origin.x += 1_000 } }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
