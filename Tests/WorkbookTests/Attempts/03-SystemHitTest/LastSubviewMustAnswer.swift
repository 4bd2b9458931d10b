// Expect: crashed
// Belief: a touch inside a view is inside its last subview.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        if !self.point(inside: point, with: event) { return nil }
        let child = subviews[subviews.count - 1]
        let answer: UIView! = child.hitTest(child.convert(point, from: self), with: event)
        return answer as UIView
    }
}
