// Misconception: A button that is not enabled takes no touches from the shelter
// Explanation: A disabled button does nothing, so it seems not to take part. But isEnabled belongs
//   to the control, and hit testing does not look at it: the button is hit, and swallows the touch.
//   It is user interaction, not isEnabled, that keeps touches out. Otherwise a tap on a greyed-out
//   button would do something behind it.
// Hint: Disabled and interaction off are two different things. Which of them does hit testing know?
// Evidence: isEnabled or UIControl.state

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton, button.isEnabled else { continue }
            let pointInButton = convert(point, to: button)
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
