// Expect: failed
// Belief: the last subview covers the others.
// Misconception: AsksOnlyTheFrontSubview
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        if !self.point(inside: point, with: event) { return nil }
        guard let front = subviews.last else { return self }
        return front.hitTest(front.convert(point, from: self), with: event) ?? self
    }
}
