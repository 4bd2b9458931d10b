// Expect: failed
// Belief: the radius is half the larger side.
// Misconception: RadiusFromLargerSide
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = max(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
