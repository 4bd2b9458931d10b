// Meant: Takes half the width as the radius because a round button is square anyway.
// Kind: fault
// Belief: RadiusFromWidth

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = bounds.width / 2
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        return super.point(inside: point, with: event) && (dx * dx + dy * dy) <= radius * radius
    }
}
