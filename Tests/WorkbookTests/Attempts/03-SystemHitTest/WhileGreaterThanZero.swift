// Expect: failed
// Belief: a count down ends at 0.
// Misconception: SkipsTheFirstSubview
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
        else { return nil }
        var i = subviews.count - 1
        while i > 0 {
            let child = subviews[i]
            let hit = child.hitTest(child.convert(point, from: self), with: event)
            if hit != nil { return hit }
            i -= 1
        }
        return self
    }
}
