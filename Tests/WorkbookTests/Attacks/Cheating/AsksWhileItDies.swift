// Attack: asks itself once more when its scene is taken down.
// Exercise: 3
// Expect: failed|crashed
// Held by: all that is recorded counts
import UIKit

class BaseView: UIView {
    deinit {
        MainActor.assumeIsolated { _ = super.hitTest(.zero, with: nil) }
    }

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
