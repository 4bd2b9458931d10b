// Attack: is right, and has operators with combining marks, and emoji in its names..
// Exercise: 3
// Expect: passed
// Held by: nobody guesses at grammar
import UIKit

infix operator ≥̲: ComparisonPrecedence
func ≥̲ <Value: Comparable>(left: Value, right: Value) -> Bool { left >= right }

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let 🙂unsafe = alpha, café = 0.01
        guard !isHidden, isUserInteractionEnabled, 🙂unsafe≥̲café else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
