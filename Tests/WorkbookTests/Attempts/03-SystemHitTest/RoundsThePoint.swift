// Expect: failed
// Belief: points are whole numbers.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 {
            return nil
        }
        if self.point(inside: point, with: event) == false { return nil }
        var hit: UIView?
        let isTaken: (UIView) -> Bool = { subview in
            hit = subview.hitTest(CGPoint(x: subview.convert(point, from: self).x.rounded(), y: subview.convert(point, from: self).y.rounded()), with: event)
            return hit != nil
        }
        if subviews.last(where: isTaken) != nil { return hit }
        return self
    }
}
