// Expect: passed
// Form: a rounded square whose corner radius is half its side.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let side = min(bounds.width, bounds.height)
        let square = bounds.insetBy(dx: (bounds.width - side) / 2, dy: (bounds.height - side) / 2)
        return UIBezierPath(roundedRect: square, cornerRadius: side / 2).contains(point)
    }
}
