// Misconception: A button is asked with the window's point
// Explanation: A touch comes from the window, and the window's coordinates are everybody's. But each view
//   is asked in its own, in which its bounds are. What is passed on unconverted, or converted to the window,
//   lies somewhere else for the button.
// Hint: Where is the corner of the button in the window, and where in the button itself?
// Evidence: convert, UIButton, hitTest, without location or "button.convert point from" or "point to button"
//   or "sibling.convert point from" or "point to sibling"

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            // The button knows itself whether it can take the touch, and where it reacts.
            let pointInButton = convert(point, to: nil)
            if let target = button.hitTest(pointInButton, with: event) { return target }
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
