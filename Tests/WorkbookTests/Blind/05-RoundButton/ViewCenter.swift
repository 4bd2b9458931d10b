// Meant: Uses the view's center property as the middle, not knowing that it is in the superview's coordinates.
// Kind: fault
// Belief: CentreProperty

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let distance = hypot(point.x - center.x, point.y - center.y)
        return distance <= radius
    }
}
