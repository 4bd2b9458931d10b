// Attack: marks memory that is not checked behind an operator that ends in a combining mark.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: what the compiler resolved
import Foundation
import UIKit

precedencegroup Giving { assignment: true }
infix operator =̀: Giving
func =̀ <Value>(left: inout Value, right: Value) { left = right }

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var isUnchecked = false
        isUnchecked=̀unsafe (strlen("seen") == 4)
        guard isUnchecked else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
