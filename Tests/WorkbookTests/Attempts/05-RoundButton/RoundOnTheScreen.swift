// Expect: failed
// Belief: a scaled button stays round on the screen.

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        // How long a step to the right and one down are, as seen.
        let scaleX = hypot(transform.a, transform.b)
        let scaleY = hypot(transform.c, transform.d)
        let radius = min(bounds.width * scaleX, bounds.height * scaleY) / 2
        return hypot((point.x - bounds.midX) * scaleX, (point.y - bounds.midY) * scaleY) <= radius
    }
}
