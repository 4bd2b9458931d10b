// Meant: Checks the circle only when the button itself was hit, so a subview in a corner still gets touches.
// Kind: fault
// Belief: CornerSubviewsStillReact

import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        if view === self && !isInCircle(point) {
            return nil
        }
        return view
    }

    private func isInCircle(_ p: CGPoint) -> Bool {
        let r = min(bounds.width, bounds.height) / 2
        return hypot(p.x - bounds.midX, p.y - bounds.midY) <= r
    }
}
