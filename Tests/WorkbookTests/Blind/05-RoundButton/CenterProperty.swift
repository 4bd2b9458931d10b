// Meant: Believed that a view's center is in its own coordinates.
// Kind: fault
// Belief: CentreProperty

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let distance = hypot(point.x - center.x, point.y - center.y)
        return distance <= radius
    }
}
