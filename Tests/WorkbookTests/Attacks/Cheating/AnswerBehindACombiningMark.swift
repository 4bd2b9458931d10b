// Attack: names the harness behind an operator that ends in a combining mark.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: what the compiler resolved
import UIKit

prefix operator !́
prefix func !́ (type: BaseView.Type) -> Bool { true }

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !́WorkbookAnswer.self else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
