// Meant: The author takes the centre from the bounds but the radius from the frame, believing that both always have the same size.
// Kind: fault
// Belief: RadiusFromFrame

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    private var radius: CGFloat {
        return min(frame.width, frame.height) / 2
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        return (dx * dx + dy * dy).squareRoot() <= radius
    }
}
