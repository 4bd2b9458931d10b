// Meant: Believed that the radius must be multiplied by the transform's scale, though the point is in the button's own coordinates.
// Kind: fault
// Belief: ScalesTheRadius

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        // bounds know nothing of the transform
        let scale = hypot(transform.a, transform.b)
        let radius = min(bounds.width, bounds.height) / 2 * scale
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
