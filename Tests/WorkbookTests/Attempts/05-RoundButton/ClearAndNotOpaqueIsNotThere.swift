// Expect: failed
// Belief: a clear button that is not opaque is not there.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if backgroundColor == .clear && !isOpaque { return false }
        let r = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= r
    }
}
