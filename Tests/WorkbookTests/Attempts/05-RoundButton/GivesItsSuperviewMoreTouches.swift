// Expect: failed
// Belief: a superview must take several touches, for its button to get one.
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
        superview?.isMultipleTouchEnabled = true
        subviews.forEach { $0.isUserInteractionEnabled = false }
    }
}
