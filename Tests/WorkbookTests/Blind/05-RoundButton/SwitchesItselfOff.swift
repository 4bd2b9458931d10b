// Meant: Believed that turning a touch down means turning the interaction off for the moment.
// Kind: fault
// Belief: TurnsItselfOffInCorners

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let inside = hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
        // no interaction in the corners
        isUserInteractionEnabled = inside
        return inside
    }
}
