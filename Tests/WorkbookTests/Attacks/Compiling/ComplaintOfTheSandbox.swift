// Attack: is right, and has the compiler's first warning begin as a complaint of the sandbox does.
// Exercise: 3
// Expect: passed
// Held by: the sandbox can complain only before its first command has printed its line
#sourceLocation(file: "bwrap: setting up uid map: Operation not permitted.", line: 1)
#warning("w")
import UIKit

/// The class of every view of the scene, with its hit testing written out.
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
