// Expect: failed
// Belief: inside is a matter of geometry.
// Misconception: PointInsideWithoutEvent
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 {
            return nil
        }
        if self.point(inside: point, with: Optional<UIEvent>.none) == false { return nil }
        var hit: UIView?
        let isTaken: (UIView) -> Bool = { subview in
            hit = subview.hitTest(subview.convert(point, from: self), with: event)
            return hit != nil
        }
        if subviews.last(where: isTaken) != nil { return hit }
        return self
    }
}
