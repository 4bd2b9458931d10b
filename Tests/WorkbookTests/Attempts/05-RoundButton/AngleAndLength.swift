// Expect: passed
// Form: by angle: the point of the rim in the same direction is farther away.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let angle = atan2(point.y - bounds.midY, point.x - bounds.midX)
        let rim = CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius)
        let xs = min(rim.x, bounds.midX) - 0.000001 ... max(rim.x, bounds.midX) + 0.000001
        let ys = min(rim.y, bounds.midY) - 0.000001 ... max(rim.y, bounds.midY) + 0.000001
        return xs.contains(point.x) && ys.contains(point.y)
    }
}
