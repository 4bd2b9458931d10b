// Expect: failed
// Belief: the transform turns about the middle of the frame.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        for v in subviews.reversed() {
            let fromCenter = CGPoint(x: point.x - v.frame.midX, y: point.y - v.frame.midY)
            let turned = fromCenter.applying(v.transform.inverted())
            let p = CGPoint(x: turned.x + v.bounds.midX, y: turned.y + v.bounds.midY)
            if let hit = v.hitTest(p, with: event) { return hit }
        }
        return self
    }
}
