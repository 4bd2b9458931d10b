// Expect: failed
// Belief: the subview's coordinates begin at its frame's corner.
// Misconception: SubtractsFrameOrigin
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 {
            return nil
        }
        if self.point(inside: point, with: event) == false { return nil }
        var hit: UIView?
        let isTaken: (UIView) -> Bool = { subview in
            hit = subview.hitTest(CGPoint(x: point.x - subview.frame.minX, y: point.y - subview.frame.minY), with: event)
            return hit != nil
        }
        if subviews.last(where: isTaken) != nil { return hit }
        return self
    }
}
