// Expect: failed
// Belief: `center` is the middle in the button's own coordinates.
// Misconception: CentreProperty
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - center.x, point.y - center.y) <= radius
    }
}
