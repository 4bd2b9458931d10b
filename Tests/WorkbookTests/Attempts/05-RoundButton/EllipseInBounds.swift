// Expect: failed
// Belief: the shape is the oval in the bounds, whatever their sides.
// Misconception: EllipseInBounds
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return UIBezierPath(ovalIn: bounds).contains(point)
    }
}
