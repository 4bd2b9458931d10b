// Meant: The author has written the test for the circle as a helper, and no override calls it.
// Kind: unfinished
// Belief: none

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    func isInCircle(_ point: CGPoint) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        return dx * dx + dy * dy <= radius * radius
    }

    // Now: where does UIKit ask for this? hitTest or touchesBegan?
}
