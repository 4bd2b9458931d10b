// Misconception: The shelter may hide for a moment to see what is below
// Explanation: It often finds the right view, and the shelter is visible again before anything is
//   drawn. But hit testing is a question, and UIKit asks it as often as it likes. A write has
//   effects of its own: at every touch the layer is marked for drawing, and observers hear of
//   it. The lesson rules it out, even if all is put back.
// Hint: Your answer changes a property of the scene while it is asked. Ask the buttons themselves
//   instead.
// Evidence: isHidden, "true" or toggle, superview or window, hitTest, without
//   isUserInteractionEnabled

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        guard let superview else { return hitView }
        isHidden = true
        defer { isHidden = false }
        let below = superview.hitTest(convert(point, to: superview), with: event)
        return below is UIButton ? below : hitView
    }
}
