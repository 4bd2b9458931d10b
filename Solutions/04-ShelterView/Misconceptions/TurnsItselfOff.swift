// Misconception: A shelter over a button is best turned off
// Explanation: A view without interaction lets touches through, so turning it off over the button
//   gives the button its touch. But the property belongs to the whole view, and it stays as it was
//   set: from then on the shelter takes no touch anywhere. A hit test has an answer for one point,
//   and that is nil or a view.
// Hint: Tap the button, and then the rest of the shelter. What has your first answer left behind?
// Evidence: isUserInteractionEnabled, "false" or toggle, UIButton, without isHidden or alpha

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            let pointInButton = convert(point, to: button)
            if let target = button.hitTest(pointInButton, with: event) {
                isUserInteractionEnabled = false
                return target
            }
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
