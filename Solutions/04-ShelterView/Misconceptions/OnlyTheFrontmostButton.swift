// Misconception: Only the front-most button below the shelter is worth asking
// Explanation: The front-most button has the first say, so it seems that nobody else needs to be
//   asked. But it may be hidden or elsewhere or have interaction off, and then it answers nil. That
//   means "not mine": the next button below has its turn, as in any hit test.
// Hint: What does your code do when the first button it asks says no?
// Evidence: UIButton, subviews, convert, hitTest or point(inside:with:)

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        guard let button = siblingsBelow.last(where: { $0 is UIButton }) else { return hitView }
        return button.hitTest(convert(point, to: button), with: event) ?? hitView
    }

    private var siblingsBelow: ArraySlice<UIView> {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return []
        }
        return siblings[..<index]
    }
}
