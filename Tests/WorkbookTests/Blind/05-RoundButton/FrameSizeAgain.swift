// Meant: Believed that frame and bounds always have the same size, so centre and radius come from the frame.
// Kind: fault
// Belief: CentreFromFrame, FrameForBounds, RadiusFromFrame

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(frame.width, frame.height) / 2
        let dx = point.x - frame.width / 2
        let dy = point.y - frame.height / 2
        return dx * dx + dy * dy <= radius * radius
    }
}
