// Expect: failed
// Belief: subviews are asked before the view looks at its own point.
// Misconception: ChildrenBeforeItself
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self.point(inside: point, with: event) ? self : nil
    }
}
