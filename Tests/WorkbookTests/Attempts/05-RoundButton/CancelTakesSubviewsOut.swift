// Expect: failed
// Belief: a cancelled touch may take the subviews out.
import UIKit
class RoundButton: UIButton {
    override func touchesCancelled(_ t: Set<UITouch>, with e: UIEvent?) { super.touchesCancelled(t, with: e); subviews.forEach { $0.removeFromSuperview() } }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= min(bounds.width, bounds.height) / 2
    }
}
