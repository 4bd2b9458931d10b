// Meant: Believed that the origin of the bounds is always zero.
// Kind: fault
// Belief: IgnoresBoundsOrigin

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let size = bounds.size
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        let radius = min(middle.x, middle.y)
        return hypot(middle.x - point.x, middle.y - point.y) <= radius
    }
}
