// Meant: The author believes that bounds always start at (0, 0), so the centre is half the width and half the height.
// Kind: fault
// Belief: IgnoresBoundsOrigin

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let size = bounds.size
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        let radius = min(middle.x, middle.y)
        return hypot(point.x - middle.x, point.y - middle.y) <= radius
    }
}
