// Form: squares compared, no root, and early returns.

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let x = point.x - bounds.midX
        let y = point.y - bounds.midY
        if x * x + y * y > radius * radius { return false }
        return true
    }
}
