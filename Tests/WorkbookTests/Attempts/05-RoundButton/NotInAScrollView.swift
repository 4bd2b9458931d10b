// Expect: failed
// Belief: a scroll view takes all touches of its subviews.
import UIKit
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if superview is UIScrollView { return false }; return hypot(point.x - bounds.midX, point.y - bounds.midY) <= min(bounds.width, bounds.height) / 2
    }
}
