// Meant: The author has written the comparison, and the radius is still a placeholder of zero.
// Kind: unfinished
// Belief: none

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    /// Half the smaller side.
    private var radius: CGFloat {
        return 0 // TODO
    }

    private var middle: CGPoint {
        return CGPoint(x: bounds.midX, y: bounds.midY)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return hypot(point.x - middle.x, point.y - middle.y) < radius
    }
}
