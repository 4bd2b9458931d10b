// Meant: The author believes that a view lets a touch through only while its interaction is off, and sets that property from point(inside:with:), after which the button stays deaf.
// Kind: fault
// Belief: TurnsItselfOffInCorners

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let inCircle = hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
        if !inCircle {
            // corners belong to the view beneath
            isUserInteractionEnabled = false
            return false
        }
        isUserInteractionEnabled = true
        return true
    }
}
