// Expect: failed
// Belief: without a window the frame says where a subview lies.
import UIKit
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        for v in subviews.reversed() {
            if let h = v.hitTest(window == nil ? CGPoint(x: point.x - v.frame.minX, y: point.y - v.frame.minY) : convert(point, to: v), with: event) { return h }
        }
        return self
    }
}
