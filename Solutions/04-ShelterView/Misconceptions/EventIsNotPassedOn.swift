// Misconception: The button below can be asked without the event
// Explanation: The event is optional, and most views never look at it, so nil seems good enough. A
//   view may look, though: one that reacts to some kinds of events only decides by it. Whoever asks
//   on behalf of the system should ask the same question, with the same event.
// Hint: One of the two arguments that you are given does not arrive at the button.
// Evidence: UIButton, convert, hitTest or point(inside:with:), "nil" or UIEvent.init, without frame

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            let pointInButton = convert(point, to: button)
            if let target = button.hitTest(pointInButton, with: nil) { return target }
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
