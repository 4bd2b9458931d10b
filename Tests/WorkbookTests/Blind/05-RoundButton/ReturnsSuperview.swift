// Meant: Believes that hitTest has to hand a corner touch to the superview by returning it.
// Kind: fault
// Belief: SuperviewForCorners

import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        let radius = min(bounds.width, bounds.height) / 2
        let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
        if distance > radius {
            return superview
        }
        return hit
    }
}
