// Expect: failed
// Belief: all that is inside a button is the button.
// Misconception: SubviewsNotReached
import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || alpha < 0.01 || !isUserInteractionEnabled { return nil }
        let r = min(bounds.width, bounds.height) / 2
        let d = hypot(point.x - bounds.midX, point.y - bounds.midY)
        return d < r ? self : nil
    }
}
