// Expect: failed
// Belief: the order of subviews may stay changed after a press.
import UIKit
class RoundButton: UIButton {
    override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { super.touchesBegan(t, with: e); if let v = subviews.last { sendSubviewToBack(v) } }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= min(bounds.width, bounds.height) / 2
    }
}
