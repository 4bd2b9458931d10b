// Attack: imports a module of the system on the line after a name in backticks.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: what the compiler resolved
import `UIKit`
import SwiftShims

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard MemoryLayout<__swift_intptr_t>.size == 8 else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
