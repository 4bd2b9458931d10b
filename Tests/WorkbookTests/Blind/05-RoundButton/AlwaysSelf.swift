// Meant: Returns self for every point in the circle and forgets that subviews may want the touch.
// Kind: fault
// Belief: SubviewsNotReached, ItselfInTheCircle

import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        let radius = min(bounds.width, bounds.height) / 2
        if dx * dx + dy * dy <= radius * radius {
            return self
        } else {
            return nil
        }
    }
}
