// Expect: failed
// Belief: a static function can walk the whole tree.
// Misconception: RecursionInHelper
import UIKit

class BaseView: UIView {
    static func search(_ root: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
        if root.isHidden || !root.isUserInteractionEnabled || root.alpha < 0.01 { return nil }
        if !root.point(inside: point, with: event) { return nil }
        var i = root.subviews.count - 1
        while i >= 0 {
            let child = root.subviews[i]
            if let hit = search(child, child.convert(point, from: root), event) { return hit }
            i -= 1
        }
        return root
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        BaseView.search(self, point, event)
    }
}
