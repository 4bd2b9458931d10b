// Expect: failed
// Belief: an oval is round, and a button sends its action itself.
// Misconception: EllipseInBounds + SendsTheActionItself
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        UIBezierPath(ovalIn: bounds).contains(point)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        sendActions(for: .touchUpInside)
    }
}
