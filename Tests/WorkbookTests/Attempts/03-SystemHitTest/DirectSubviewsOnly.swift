// Expect: failed
// Belief: the search ends one level down.
// Misconception: DirectSubviewsOnly
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if subview.point(inside: convert(point, to: subview), with: event) { return subview }
        }
        return self
    }
}
