// Expect: failed
// Belief: subviews are asked from the first to the last, and no view refuses touches.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for subview in subviews {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self.point(inside: point, with: event) ? self : nil
    }
}
