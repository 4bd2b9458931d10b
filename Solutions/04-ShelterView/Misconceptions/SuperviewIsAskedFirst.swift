// Misconception: The superview can be asked what lies at the point
// Explanation: The superview knows everybody who lies there, so it seems the one to ask. But its
//   answer is a hit test of its subviews, and the first of them is the shelter, which asks the
//   superview again, without end. The stack runs over and the app is gone. Ask those below, not
//   those who ask you.
// Hint: Follow the call: whom does the superview ask first?
// Evidence: superview, hitTest, without subviews or UIButton

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        superview?.hitTest(convert(point, to: superview), with: event)
    }
}
