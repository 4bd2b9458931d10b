// Expect: passed
// Form: the distance by hypot.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let centre = CGPoint(x: bounds.midX, y: bounds.midY)
        let distance = hypot(point.x - centre.x, point.y - centre.y)
        return distance < min(bounds.width, bounds.height) / 2
    }
}
