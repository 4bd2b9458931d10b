// Meant: Takes the radius from the frame, and also lets touches fall through a disabled button.
// Kind: several
// Belief: RadiusFromFrame, DisabledFallsThrough

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if !isEnabled { return false }
        let radius = min(frame.size.width, frame.size.height) / 2
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        return (dx * dx + dy * dy) <= (radius * radius)
    }
}
