// Form: a rounded square whose corner radius is half its side.

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let side = min(bounds.width, bounds.height)
        let origin = CGPoint(x: bounds.midX - side / 2, y: bounds.midY - side / 2)
        let square = CGRect(origin: origin, size: CGSize(width: side, height: side))
        return UIBezierPath(roundedRect: square, cornerRadius: side / 2).contains(point)
    }
}
