// Expect: failed
// Belief: rounding the corners of the bounds makes a circle.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let r = min(bounds.width, bounds.height) / 2
        guard bounds.contains(point) else { return false }
        // the nearest point of the segment in the middle
        let x = min(max(point.x, bounds.minX + r), bounds.maxX - r)
        let y = min(max(point.y, bounds.minY + r), bounds.maxY - r)
        return hypot(point.x - x, point.y - y) < r
    }
}
