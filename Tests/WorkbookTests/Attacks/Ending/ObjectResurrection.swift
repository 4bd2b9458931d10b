// Attack: keeps dying objects alive in a static list.
// Exercise: 3
// Expect: passed
// Held by: own process; a fresh scene each time
import UIKit

class BaseView: UIView {
    nonisolated(unsafe) static var dead: [String] = []
    deinit { BaseView.dead.append("\(ObjectIdentifier(self))") }

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
