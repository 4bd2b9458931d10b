// Meant: Assumes that the bounds always start at (0, 0), so the middle is half the width and half the height.
// Kind: fault
// Belief: IgnoresBoundsOrigin

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let middle = CGPoint(x: bounds.size.width / 2, y: bounds.size.height / 2)
        let r = min(bounds.size.width, bounds.size.height) / 2
        let a = point.x - middle.x
        let b = point.y - middle.y
        return sqrt(a * a + b * b) <= r
    }
}
