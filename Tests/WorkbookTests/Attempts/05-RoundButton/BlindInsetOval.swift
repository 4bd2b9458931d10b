// Expect: passed
// The bounds are inset to a square in their middle, and an oval in that is asked.

import UIKit

private extension CGRect {
    /// The largest square with the same middle.
    var innerSquare: CGRect {
        let side = Swift.min(width, height)
        return insetBy(dx: (width - side) / 2, dy: (height - side) / 2)
    }
}

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        UIBezierPath(ovalIn: bounds.innerSquare).contains(point)
    }
}
