// Misconception: A shelter that does not find itself takes no touch
// Explanation: Super has the first word, and if it finds the shelter, the point is the shelter's
//   to give away. It may find another view, though: one that lies in the shelter, such as a
//   button to close it. That is the answer as well, and with nil in its place the touch goes to
//   what lies behind the shelter.
// Hint: Put a small view into the shelter, away from the covered button. Whom does super find
//   there, and what do you answer?
// Evidence: UIButton, convert, "super", "self", "nil"

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard super.hitTest(point, with: event) === self else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            // The button knows itself whether it can take the touch, and where it reacts.
            let pointInButton = convert(point, to: button)
            if let target = button.hitTest(pointInButton, with: event) { return target }
        }
        return self
    }

    private var siblingsBelow: ArraySlice<UIView> {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return []
        }
        return siblings[..<index]
    }
}
