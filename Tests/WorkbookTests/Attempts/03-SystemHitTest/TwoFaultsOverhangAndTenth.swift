// Expect: failed
// Belief: the subviews come first, and faint ones are out of play.
// Misconception: AlphaBelowOneTenth + ChildrenBeforeItself
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.1 {
            return nil
        }
        let hit = subviews.reversed().reduce(UIView?.none) { found, view in
            found ?? view.hitTest(view.convert(point, from: self), with: event)
        }
        if hit != nil { return hit }
        return self.point(inside: point, with: event) ? self : nil
    }
}
