// Meant: The author believes that a view has to name who gets a touch that it does not want, and answers with its superview instead of nil.
// Kind: fault
// Belief: SuperviewForCorners

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        if isInCircle(point) {
            return hit
        } else {
            // let the touch fall through
            return superview
        }
    }

    private func isInCircle(_ p: CGPoint) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(p.x - bounds.midX, p.y - bounds.midY) <= radius
    }
}
