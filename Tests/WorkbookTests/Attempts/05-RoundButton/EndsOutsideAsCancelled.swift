// Expect: failed
// Belief: a touch that is lifted outside the button counts as cancelled.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        let radius = min(bounds.width, bounds.height) / 2
        return dx * dx + dy * dy <= radius * radius
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let t = touches.first, self.point(inside: t.location(in: self), with: event) else { return super.touchesCancelled(touches, with: event) }
        super.touchesEnded(touches, with: event)
    }
}
