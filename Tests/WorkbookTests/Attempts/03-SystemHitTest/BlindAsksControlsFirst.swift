// Expect: failed
// Belief: a control is asked before the views in front of it.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        for v in subviews.reversed() where v is UIControl {
            if let hit = v.hitTest(convert(point, to: v), with: event) { return hit }
        }
        for v in subviews.reversed() where !(v is UIControl) {
            if let hit = v.hitTest(convert(point, to: v), with: event) { return hit }
        }
        return self
    }
}
