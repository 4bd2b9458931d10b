// Expect: failed
// Belief: a disabled button leaves its touches to the next responder.
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let r = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= r
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { next?.touchesBegan(touches, with: event); return }
        super.touchesBegan(touches, with: event)
    }
}
