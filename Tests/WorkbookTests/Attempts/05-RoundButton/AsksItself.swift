// Expect: crashed
// Belief: hitTest can be asked whether the point is inside.
// Misconception: AsksItself
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return hitTest(point, with: event) != nil
    }
}
