// Meant: The author fires the button's action by hand from the shelter's touch, and does it for the first button only.
// Kind: several
// Belief: SendsTheButtonsAction, OnlyOneButton

import UIKit

class ShelterView: UIView {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first,
              let button = superview?.subviews.first(where: { $0 is UIButton }) as? UIButton else {
            super.touchesEnded(touches, with: event)
            return
        }
        let location = touch.location(in: button)
        if button.hitTest(location, with: event) != nil {
            button.sendActions(for: .touchUpInside)
        } else {
            super.touchesEnded(touches, with: event)
        }
    }
}
