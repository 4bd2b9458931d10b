// Meant: Drops the square root to be fast but forgets to square the radius as well.
// Kind: fault
// Belief: SquareRootForgotten

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        let distance = dx * dx + dy * dy
        return distance <= radius
    }
}
