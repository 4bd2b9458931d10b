// Expect: failed
// Belief: a container without interaction lets its buttons stay alive.
// Misconception: InteractionOffForItselfOnly
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var result: UIView? = nil
        if !isHidden && alpha >= 0.01 {
            if self.point(inside: point, with: event) {
                result = (isUserInteractionEnabled ? self : nil)
                for child in subviews.reversed() {
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
