// Meant: The author works corner by corner and has done the upper left one only.
// Kind: unfinished
// Belief: none

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        let r = min(bounds.width, bounds.height) / 2

        // upper left corner
        if point.x < bounds.midX && point.y < bounds.midY {
            return hypot(point.x - bounds.midX, point.y - bounds.midY) <= r
        }
        // TODO: the other three
        return true
    }
}
