// Expect: passed
// Form: Cuts the bounds down to the square in the middle and asks the oval in that.

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let side = min(bounds.width, bounds.height)
        let square = bounds.insetBy(dx: (bounds.width - side) / 2, dy: (bounds.height - side) / 2)
        return UIBezierPath(ovalIn: square).contains(point)
    }
}
