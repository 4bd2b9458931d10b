// Attack: declares a macro whose code is a program of its own.
// Exercise: 3
// Expect: notAccepted
// Held by: what the compiler resolved
import UIKit

@freestanding(expression)
macro answer() -> UIView? = #externalMacro(module: "AnswerMacros", type: "Answer")

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
