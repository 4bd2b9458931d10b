// Misconception: The button is the sibling directly below the shelter
// Explanation: Where the shelter was added right after the button, the sibling one index down is
//   the button. Nothing keeps it there: a label added later, or a second button, comes between. All
//   siblings below count, however many there are.
// Hint: Add a label between the button and the shelter. Which sibling do you look at now?
// Evidence: UIButton, subviews, convert, hitTest or point(inside:with:)

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        guard let button = siblingsBelow.last as? UIButton else { return hitView }
        return button.hitTest(convert(point, to: button), with: event) ?? hitView
    }

    private var siblingsBelow: ArraySlice<UIView> {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return []
        }
        return siblings[..<index]
    }
}
