// Expect: failed
// Belief: what lies in a button takes no touches of its own, so its interaction is switched off.
import UIKit

class RoundButton: UIButton {
    override func layoutSubviews() {
        super.layoutSubviews()
        subviews.forEach { $0.isUserInteractionEnabled = false }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
