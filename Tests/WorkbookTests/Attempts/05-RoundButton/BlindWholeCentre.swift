// Expect: failed
// Belief: a centre is a whole point.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let cx = bounds.midX.rounded(.down), cy = bounds.midY.rounded(.down)
        return hypot(point.x - cx, point.y - cy) <= min(bounds.width, bounds.height) / 2
    }
}
