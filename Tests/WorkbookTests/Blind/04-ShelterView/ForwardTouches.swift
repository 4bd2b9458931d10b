// Meant: The author keeps the touch in the shelter and passes the touch methods on to the button by hand.
// Kind: fault
// Belief: ForwardsTheTouches

import UIKit

class ShelterView: UIView {
    private weak var target: UIButton?

    private func findButton(_ touch: UITouch?, _ event: UIEvent?) -> UIButton? {
        guard let touch = touch, let siblings = superview?.subviews else { return nil }
        for view in siblings.prefix(while: { $0 !== self }).reversed() {
            if let button = view as? UIButton,
               button.hitTest(touch.location(in: button), with: event) != nil {
                return button
            }
        }
        return nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        target = findButton(touches.first, event)
        if let target = target {
            target.touchesBegan(touches, with: event)
        } else {
            super.touchesBegan(touches, with: event)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let target = target {
            target.touchesMoved(touches, with: event)
        } else {
            super.touchesMoved(touches, with: event)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let target = target {
            target.touchesEnded(touches, with: event)
        } else {
            super.touchesEnded(touches, with: event)
        }
        target = nil
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let target = target {
            target.touchesCancelled(touches, with: event)
        } else {
            super.touchesCancelled(touches, with: event)
        }
        target = nil
    }
}
