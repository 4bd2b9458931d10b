// Expect: failed
// Belief: whoever gets touchesBegan has the touch.
// Misconception: ForwardsTheTouches
import UIKit

class ShelterView: UIView {
    private weak var target: UIView?

    private func find(_ touch: UITouch?, _ event: UIEvent?) -> UIView? {
        guard let touch, let superview else { return nil }
        return superview.subviews.prefix { $0 !== self }.last {
            $0 is UIButton && $0.hitTest(touch.location(in: $0), with: event) != nil
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        target = find(touches.first, event)
        if target != nil { target?.touchesBegan(touches, with: event) } else { super.touchesBegan(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if target != nil { target?.touchesEnded(touches, with: event) } else { super.touchesEnded(touches, with: event) }
    }
}
