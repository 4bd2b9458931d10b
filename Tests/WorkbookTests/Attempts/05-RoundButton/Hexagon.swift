// Expect: failed
// Belief: a hexagon is round enough.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let path = UIBezierPath()
        for corner in 0..<6 {
            let angle = CGFloat(corner) * .pi / 3
            let place = CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
            if corner == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.close()
        return path.contains(point)
    }
}
