// Meant: Believed that a rounded rectangle with half the smaller side as its radius is a circle, also where the sides differ.
// Kind: fault
// Belief: CapsuleInBounds

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    private var shape: UIBezierPath {
        let radius = min(bounds.width, bounds.height) / 2
        return UIBezierPath(roundedRect: bounds, cornerRadius: radius)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        shape.contains(point)
    }
}
