// Meant: Believed that the circle is to be joined to super's answer by "or"; and that the action must be sent by hand.
// Kind: several
// Belief: SendsTheActionItself, CircleOrBounds

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let inCircle = hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
        return inCircle || super.point(inside: point, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        sendActions(for: .touchUpInside)
    }
}
