// Misconception: The first sibling decides for all of them
// Explanation: A loop with a return in both branches ends in its first pass. In a small demo the
//   first subview happens to be the button, so it works there. Add any view before it and the
//   button is never looked at. A sibling that does not take the touch must not end the search.
// Hint: How often can the body of your loop run?
// Evidence: UIButton, subviews, "for" or "while"

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow {
            guard let button = sibling as? UIButton else { return hitView }
            let pointInButton = convert(point, to: button)
            return button.hitTest(pointInButton, with: event) ?? hitView
        }
        return hitView
    }

    private var siblingsBelow: ArraySlice<UIView> {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return []
        }
        return siblings[..<index]
    }
}
