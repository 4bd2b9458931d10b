// Expect: failed
// Belief: first the candidates are collected, then they are asked.
// Misconception: ChecksSubviewsNotItself
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if false {
            return nil
        }
        if self.point(inside: point, with: event) == false { return nil }
        var hit: UIView?
        let isTaken: (UIView) -> Bool = { subview in
            hit = subview.hitTest(subview.convert(point, from: self), with: event)
            return hit != nil
        }
        if subviews.filter({ v in
            !v.isHidden && v.isUserInteractionEnabled && v.alpha > 0.01
        }).last(where: isTaken) != nil { return hit }
        return self
    }
}
