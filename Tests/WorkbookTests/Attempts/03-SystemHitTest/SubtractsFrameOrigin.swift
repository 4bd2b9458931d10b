// Expect: failed
// Belief: converting is subtracting the subview's frame origin.
// Misconception: SubtractsFrameOrigin
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let origin = subview.frame.origin
            let pointInSubview = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
            if let hit = subview.hitTest(pointInSubview, with: event) { return hit }
        }
        return self
    }
}
