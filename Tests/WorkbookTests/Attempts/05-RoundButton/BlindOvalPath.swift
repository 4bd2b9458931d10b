// Expect: passed
// No mistake: an oval path in the square centred in the bounds.

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let side = min(bounds.width, bounds.height)
        let square = CGRect(x: bounds.midX - side / 2,
                            y: bounds.midY - side / 2,
                            width: side,
                            height: side)
        return UIBezierPath(ovalIn: square).contains(point)
    }
}
