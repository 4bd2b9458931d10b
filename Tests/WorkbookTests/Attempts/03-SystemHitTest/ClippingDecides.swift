// Expect: failed
// Belief: what is seen can be touched.
// Misconception: OverhangIsReachedUnlessClipped
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        let inside = self.point(inside: point, with: event)
        if !inside && clipsToBounds { return nil }
        let hit = subviews.reversed().reduce(UIView?.none) { found, view in
            found ?? view.hitTest(view.convert(point, from: self), with: event)
        }
        if let hit { return hit }
        return inside ? self : nil
    }
}
