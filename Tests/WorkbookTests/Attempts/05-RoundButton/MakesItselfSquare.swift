// Expect: failed
// Belief: a round button is square, and can be made so when it is touched.
// Misconception: SquaresItsBounds
import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let side = min(bounds.width, bounds.height)
        bounds = CGRect(origin: bounds.origin, size: CGSize(width: side, height: side))
        return super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let side = min(bounds.width, bounds.height)
        bounds = CGRect(origin: bounds.origin, size: CGSize(width: side, height: side))
        return UIBezierPath(ovalIn: bounds).contains(point)
    }
}
