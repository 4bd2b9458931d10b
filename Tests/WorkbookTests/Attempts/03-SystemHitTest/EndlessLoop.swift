// Expect: timedOut
// Belief: the index moves on by itself when a subview declines.
// Misconception: EndlessLoop
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        var index = subviews.count - 1
        while index >= 0 {
            let subview = subviews[index]
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self
    }
}
