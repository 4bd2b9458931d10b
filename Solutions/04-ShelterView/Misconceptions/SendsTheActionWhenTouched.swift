// Misconception: A button acts as soon as a finger comes down on it
// Explanation: A finger on the button makes something happen, and sending the action from
//   touchesBegan seems to be that. But a button acts when the finger is lifted inside it, and not
//   if it slid off before. And the touch is the shelter's all the same: the button is not pressed,
//   and a hidden or disabled one acts, too. Give the button its touch, and it does the rest.
// Hint: Put a finger on the button, and slide it off before you lift it. When does your answer send
//   the action? And who is the hit view of that touch?
// Evidence: touchesBegan, sendActions or sendAction or performPrimaryAction or
//   accessibilityActivate, without touchesEnded

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let superview else { return }
        for case let button as UIButton in superview.subviews {
            if button.point(inside: touch.location(in: button), with: event) {
                return button.sendActions(for: .touchUpInside)
            }
        }
        super.touchesBegan(touches, with: event)
    }
}
