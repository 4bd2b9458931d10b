// Misconception: Turning the shelter's interaction off for a moment changes nothing
// Explanation: Interaction is invisible, so switching it off and on again seems harmless, and the
//   superview then often finds the button. It is still a write in the middle of a question.
//   Whoever asks at the same time, or observes the property, meets a shelter with interaction
//   off.
// Hint: Your answer changes a property of the scene while it is asked. Ask the buttons themselves
//   instead.
// Evidence: isUserInteractionEnabled, "false" or toggle, superview or window, hitTest, without
//   isHidden or alpha

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        guard let superview else { return hitView }
        isUserInteractionEnabled = false
        defer { isUserInteractionEnabled = true }
        let below = superview.hitTest(convert(point, to: superview), with: event)
        return below is UIButton ? below : hitView
    }
}
