// Expect: failed
// Belief: a touch that ends outside the circle is none of the button's business.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        let radius = min(bounds.width, bounds.height) / 2
        return dx * dx + dy * dy <= radius * radius
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let t = touches.first, self.point(inside: t.location(in: self), with: event) {
            super.touchesEnded(touches, with: event)
        }
    }
}
