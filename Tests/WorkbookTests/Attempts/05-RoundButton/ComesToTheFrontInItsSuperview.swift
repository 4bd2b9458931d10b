// Expect: failed
// Belief: a button brings itself to the front when it is added.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        let radius = min(bounds.width, bounds.height) / 2
        return dx * dx + dy * dy <= radius * radius
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        superview?.bringSubviewToFront(self)
    }
}
