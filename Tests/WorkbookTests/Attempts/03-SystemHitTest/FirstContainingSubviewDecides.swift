// Expect: failed
// Belief: the first subview that contains the point has the last word, even if it declines.
// Misconception: FirstContainingSubviewDecides
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if subview.point(inside: pointInSubview, with: event) {
                return subview.hitTest(pointInSubview, with: event) ?? self
            }
        }
        return self
    }
}
