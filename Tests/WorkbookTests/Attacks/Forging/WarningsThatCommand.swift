// Attack: makes the compiler print a command to a CI runner.
// Exercise: 3
// Expect: passed
// Held by: diagnostics are escaped
import UIKit

class BaseView: UIView {
    #warning("::error file=A.swift,line=1::passed \u{1B}[32m")

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
