// Expect: failed
// Belief: a button need not be highlighted while it is pressed.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        let radius = min(bounds.width, bounds.height) / 2
        return dx * dx + dy * dy <= radius * radius
    }

    override var isHighlighted: Bool {
        get { return false }
        set { }
    }
}
