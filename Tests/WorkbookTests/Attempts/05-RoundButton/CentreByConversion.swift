// Expect: passed
// Form: the centre property, converted from the superview, for an anchor in the middle.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let middle = superview.map { convert(center, from: $0) } ?? CGPoint(x: bounds.midX, y: bounds.midY)
        return hypot(point.x - middle.x, point.y - middle.y) <= min(bounds.width, bounds.height) / 2
    }
}
