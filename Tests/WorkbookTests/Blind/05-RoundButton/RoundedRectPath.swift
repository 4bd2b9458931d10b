// Meant: Believes that a rounded rectangle with the largest corner radius is always a circle.
// Kind: fault
// Belief: CapsuleInBounds

import UIKit

class RoundButton: UIButton {

    private var touchPath: UIBezierPath {
        let radius = min(bounds.width, bounds.height) / 2
        return UIBezierPath(roundedRect: bounds, cornerRadius: radius)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return touchPath.contains(point)
    }
}
