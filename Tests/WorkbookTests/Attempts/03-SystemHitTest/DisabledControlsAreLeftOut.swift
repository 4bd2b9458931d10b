// Expect: failed
// Belief: a control that is disabled is out of play.
// Misconception: DisabledButtonIsSkipped
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var result: UIView? = nil
        if !isHidden && isUserInteractionEnabled && alpha >= 0.01 {
            if self.point(inside: point, with: event) {
                result = self
                for child in subviews.reversed() where (child as? UIControl)?.isEnabled != false {
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
