// Meant: The author believes that the point still has the button's transform in it, and takes it out by applying the inverse about the centre.
// Kind: fault
// Belief: TransformIsUndone

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let offset = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
        // the button may be turned or scaled
        let plain = offset.applying(transform.inverted())
        return hypot(plain.x, plain.y) <= min(bounds.width, bounds.height) / 2
    }
}
