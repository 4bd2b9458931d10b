// Expect: crashed
// Belief: hitTest is recursive, so it calls hitTest.
// Misconception: EndlessRecursion
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        if self.point(inside: point, with: event) {
            let view = self.hitTest(point, with: event)
            return view
        }
        return nil
    }
}
