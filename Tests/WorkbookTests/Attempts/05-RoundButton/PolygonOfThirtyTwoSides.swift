// Expect: failed
// Belief: a polygon of 32 sides is a circle.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        let a = atan2(dy, dx)
        let step = CGFloat.pi / 16
        let m = (a / step).rounded(.down) * step + step / 2
        return hypot(dx, dy) * cos(a - m) <= radius * cos(step / 2)
    }
}
