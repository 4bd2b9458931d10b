// Misconception: A shelter without a background colour takes no touches
// Explanation: Transparent sounds like letting through, and a view without a colour is
//   transparent to the eye. To UIKit it is a view like any other: colours play no part in hit
//   testing. It is alpha, below 0.01, that makes a view let touches through, and that is another
//   property.
// Hint: Take the colour of the shelter away and tap it beside the button. Who should have that
//   touch?
// Evidence: backgroundColor

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        guard backgroundColor != nil else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            // The button knows itself whether it can take the touch, and where it reacts.
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
