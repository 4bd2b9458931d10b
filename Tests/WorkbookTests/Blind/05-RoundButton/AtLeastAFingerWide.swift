// Meant: The author has learned that a touch target must measure 44 points, and gives small buttons a circle that is larger than the inscribed one.
// Kind: fault
// Belief: FortyFourPoints

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    private let minimumTarget: CGFloat = 44

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let diameter = max(minimumTarget, min(bounds.width, bounds.height))
        let radius = diameter / 2
        let x = point.x - bounds.midX
        let y = point.y - bounds.midY
        return x * x + y * y <= radius * radius
    }
}
