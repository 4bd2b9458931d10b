// Meant: Believed that the sum of the squared differences is the distance already.
// Kind: fault
// Belief: SquareRootForgotten

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2

        // Pythagoras
        let distance = pow(point.x - center.x, 2) + pow(point.y - center.y, 2)
        return distance <= radius
    }
}
