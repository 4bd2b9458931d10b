// Meant: The author has worked out the distance, but the answer does not depend on it yet.
// Kind: unfinished
// Belief: none

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
        print("distance:", distance)
        // TODO: compare with the radius
        return super.point(inside: point, with: event)
    }
}
