// Expect: passed
// Form: an arc all the way round.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
            radius: min(bounds.width, bounds.height) / 2,
            startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        return path.contains(point)
    }
}
