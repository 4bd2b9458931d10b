// Expect: failed
// Belief: the tap has done its work when the action has run.
// Misconception: SendsTheButtonsAction
import UIKit

class ShelterView: UIView {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let buttons = (superview?.subviews.prefix { $0 !== self } ?? []).reversed().compactMap { $0 as? UIButton }
        for touch in touches {
            for button in buttons where button.hitTest(touch.location(in: button), with: event) != nil {
                button.sendActions(for: .touchUpInside)
                return
            }
        }
        super.touchesEnded(touches, with: event)
    }
}
