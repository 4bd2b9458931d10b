// Expect: failed
// Belief: the centre is the middle of the frame's size.
// Misconception: CentreFromFrame
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - frame.width / 2, point.y - frame.height / 2) <= radius
    }
}
