// Misconception: Whether a point is inside the shelter is only a matter of the button
// Explanation: The point is where it should be let through, or it is not; so far so good. But the method is
//   asked for points outside the shelter as well, and has the bounds to answer for. Who forgets them makes
//   the shelter as large as its superview.
// Hint: Ask whether a point far away from the shelter is inside it. Who says no?
// Evidence: UIButton, convert, point(inside:with:), without UIView.bounds

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return super.point(inside: point, with: event)
        }
        let isOverButton = siblings[..<index].contains { sibling in
            sibling is UIButton && sibling.hitTest(convert(point, to: sibling), with: event) != nil
        }
        return !isOverButton
    }
}
