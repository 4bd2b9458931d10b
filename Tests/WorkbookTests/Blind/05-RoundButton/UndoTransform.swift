// Meant: Believes that the point must be freed of the button's own transform before the comparison.
// Kind: fault
// Belief: TransformIsUndone

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        var p = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
        p = p.applying(transform.inverted())
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(p.x, p.y) <= radius
    }
}
