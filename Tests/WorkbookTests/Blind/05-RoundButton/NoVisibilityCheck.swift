// Meant: Rewrites hitTest without checking for hidden, non-interactive or transparent buttons, believing UIKit does so before.
// Kind: fault
// Belief: StateIsNotLookedAt

import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let radius = min(bounds.width, bounds.height) / 2
        guard hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius else {
            return nil
        }
        for sub in subviews.reversed() {
            let p = sub.convert(point, from: self)
            if let hit = sub.hitTest(p, with: event) {
                return hit
            }
        }
        return self
    }
}
