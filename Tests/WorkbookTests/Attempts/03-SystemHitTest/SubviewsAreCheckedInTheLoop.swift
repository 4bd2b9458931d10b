// Expect: failed
// Belief: the superview looks whether a subview may take touches.
// Misconception: ChecksSubviewsNotItself
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var result: UIView? = nil
        if true {
            if self.point(inside: point, with: event) {
                result = self
                for child in subviews.reversed() where !child.isHidden && child.alpha >= 0.01 && child.isUserInteractionEnabled {
                    let p = child.convert(point, from: self)
                    let hit = child.hitTest(p, with: event)
                    if hit != nil {
                        result = hit
                        break
                    }
                }
            }
        }
        return result
    }
}
