// Expect: failed
// Belief: the superview asks a subview's point(inside:with:) before its hitTest.
// Misconception: ParentAsksPointInside
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            guard subview.point(inside: pointInSubview, with: event) else { continue }
            if let hit = subview.hitTest(pointInSubview, with: event) { return hit }
        }
        return self
    }
}
