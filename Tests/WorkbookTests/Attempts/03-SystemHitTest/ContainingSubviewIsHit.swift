// Expect: failed
// Belief: a view is found by its superview, which looks at its subviews.
// Misconception: DirectSubviewsOnly
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        if !self.point(inside: point, with: event) { return nil }
        return subviews.last { view in
            view.point(inside: self.convert(point, to: view), with: event)
        } ?? self
    }
}
