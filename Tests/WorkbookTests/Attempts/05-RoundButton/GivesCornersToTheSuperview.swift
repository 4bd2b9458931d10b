// Expect: failed
// Belief: beneath the button is its superview.
// Misconception: SuperviewForCorners
import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !bounds.contains(point) { return nil }
        let r = min(bounds.width, bounds.height) / 2
        let dx = point.x - bounds.midX, dy = point.y - bounds.midY
        if dx * dx + dy * dy > r * r { return superview }
        return super.hitTest(point, with: event)
    }
}
