// Expect: failed
// Belief: a pressed button may react in all of its bounds.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        if isHighlighted { return super.point(inside: point, with: event) }
        return dx * dx + dy * dy <= radius * radius
    }
}
