// Attack: makes another object of its own class, and calls super.hitTest on that, where it hoped for silence.
// Exercise: 3
// Expect: failed
// Held by: the model tells of its own hitTest
import UIKit

class BaseView: UIView {
    var isTwin = false
    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !isTwin {
            let twin = type(of: self).init(frame: .zero)
            twin.isTwin = true
            _ = twin.hitTest(point, with: event)
        } else {
            return super.hitTest(point, with: event)
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
