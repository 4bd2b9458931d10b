// Expect: failed
// Belief: only the button itself is limited to the circle.
// Misconception: CornerSubviewsStillReact
import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        if found == self {
            let r = min(bounds.width, bounds.height) / 2
            let d = sqrt(pow(point.x - bounds.midX, 2) + pow(point.y - bounds.midY, 2))
            if d > r { return nil }
        }
        return found
    }
}
