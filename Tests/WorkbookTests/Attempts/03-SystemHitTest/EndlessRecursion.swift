// Expect: crashed
// Belief: asking oneself again is the recursion.
// Misconception: EndlessRecursion
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        return hitTest(point, with: event)
    }
}
