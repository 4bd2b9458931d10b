// Attack: hands a descriptor on behind an operator that ends in a dot.
// Exercise: 3
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: what the compiler resolved
import Foundation
import UIKit

infix operator .+.: AdditionPrecedence
func .+. (left: Int32, right: Int32) -> Int32 { left + right }

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let one: Int32 = 1
        guard one.+.dup(1) > 1 else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
