// Expect: failed
// Belief: three properties decide whether a view is in play, nothing else.
// Misconception: ForgetsPointInside
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 {
            return nil
        }
        var hit: UIView?
        let isTaken: (UIView) -> Bool = { subview in
            hit = subview.hitTest(subview.convert(point, from: self), with: event)
            return hit != nil
        }
        if subviews.last(where: isTaken) != nil { return hit }
        return self
    }
}
