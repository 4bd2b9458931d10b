// Misconception: The superview's hit test finds one of its own subviews
// Explanation: The superview asks its subviews, so its answer seems to be one of them. But each
//   subview asks its own in turn, and the answer is the deepest view that takes the touch: a button
//   inside a plain view as well, which is no sibling of the shelter. A plain view or a control that
//   lies in front of a button hides it from such a question, too.
// Hint: Put a button into a plain view below the shelter, and tap it. How deep does the superview
//   look for its answer?
// Evidence: superview, hitTest, convert, UIButton, "var", without subviews

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    private var isAsking = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isAsking { return nil }
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        guard let superview else { return hitView }
        isAsking = true
        defer { isAsking = false }
        let below = superview.hitTest(convert(point, to: superview), with: event)
        return below is UIButton ? below : hitView
    }
}
