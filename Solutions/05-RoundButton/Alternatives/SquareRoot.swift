// Form: the distance by sqrt and pow, in Double, and a strict comparison.

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let centre = CGPoint(x: bounds.midX, y: bounds.midY)
        let squares = pow(Double(point.x - centre.x), 2) + pow(Double(point.y - centre.y), 2)
        return sqrt(squares) < Double(min(bounds.width, bounds.height)) / 2
    }
}
