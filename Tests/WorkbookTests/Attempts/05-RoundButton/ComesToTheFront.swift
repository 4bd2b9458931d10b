// Expect: failed
// Belief: a button must lie in front of all its siblings.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        let radius = min(bounds.width, bounds.height) / 2
        return dx * dx + dy * dy <= radius * radius
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        superview?.bringSubviewToFront(self)
    }
}
