// Misconception: The covered button is among the shelter's own subviews
// Explanation: The button lies under the shelter on the screen, and under sounds like inside.
//   But what is covered need not be contained: the button was added to the same superview as the
//   shelter, before it. The shelter's own subviews lie above its background, and UIKit finds them
//   without any help.
// Hint: Whose subview is the button? Print its superview, and the shelter's.
// Evidence: UIButton, subviews, without superview

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in subviews.reversed() {
            guard let button = sibling as? UIButton else { continue }
            // The button knows itself whether it can take the touch, and where it reacts.
            let pointInButton = convert(point, to: button)
            if let target = button.hitTest(pointInButton, with: event) { return target }
        }
        return hitView
    }
}
