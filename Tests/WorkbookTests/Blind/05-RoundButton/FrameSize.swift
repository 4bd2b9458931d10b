// Meant: Takes the size of the circle from the frame, believing it is always the same size as the bounds.
// Kind: fault
// Belief: FrameForBounds, RadiusFromFrame, CentreFromFrame

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(frame.width, frame.height) / 2
        let dx = point.x - (bounds.minX + frame.width / 2)
        let dy = point.y - (bounds.minY + frame.height / 2)
        return dx * dx + dy * dy <= radius * radius
    }
}
