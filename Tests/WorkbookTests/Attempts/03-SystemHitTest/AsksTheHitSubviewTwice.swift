// Expect: failed
// Belief: asking once to test and once to answer costs nothing.
// Misconception: AsksTheHitSubviewTwice
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if subview.hitTest(pointInSubview, with: event) != nil {
                return subview.hitTest(pointInSubview, with: event)
            }
        }
        return self
    }
}
