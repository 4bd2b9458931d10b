// Expect: failed
// Belief: first the siblings and subviews, then the view.
// Misconception: ChildrenBeforeItself
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        var index = subviews.count - 1
        while index >= 0 {
            let child = subviews[index]
            if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
            index -= 1
        }
        if self.point(inside: point, with: event) { return self }
        return nil
    }
}
