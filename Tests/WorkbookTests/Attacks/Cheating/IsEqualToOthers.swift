// Attack: has a say in what is equal, and runs unseen while the recorder looks it up.
// Exercise: 3
// Expect: failed
// Held by: participants are known by identity
import UIKit

class BaseView: UIView {
    nonisolated(unsafe) static var isAsked = false
    override var hash: Int {
        BaseView.isAsked = true
        return super.hash
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        BaseView.isAsked = false
        _ = super.hitTest(point, with: event)
        guard BaseView.isAsked else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
