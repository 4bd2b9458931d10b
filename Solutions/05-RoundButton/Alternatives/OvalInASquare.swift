// Form: an oval path in the square in the middle of the bounds.

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        UIBezierPath(ovalIn: squareInTheMiddle).contains(point)
    }

    private var squareInTheMiddle: CGRect {
        let side = min(bounds.width, bounds.height)
        return bounds.insetBy(dx: (bounds.width - side) / 2, dy: (bounds.height - side) / 2)
    }
}
