// Expect: failed
// Belief: all views of a scene are of one class.
// Misconception: OnlyItsOwnClass
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 {
            return nil
        }
        if self.point(inside: point, with: event) == false { return nil }
        var hit: UIView?
        let isTaken: (UIView) -> Bool = { subview in
            hit = subview.hitTest(subview.convert(point, from: self), with: event)
            return hit != nil
        }
        if subviews.compactMap({ $0 as? BaseView }).last(where: isTaken) != nil { return hit }
        return self
    }
}
