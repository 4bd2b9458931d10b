// Misconception: A button below may be transparent and still take touches
// Explanation: A transparent view looks like a good touch area: it is there without being seen, and
//   alpha sounds like a matter of drawing. UIKit does not agree: below an alpha of 0.01 a view
//   takes no touches, as if it were hidden.
// Hint: Three properties keep a view from taking touches. Which of them do you not read?
// Evidence: UIButton, isHidden, isUserInteractionEnabled, without alpha or opacity

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            guard !button.isHidden, button.isUserInteractionEnabled else { continue }
            let pointInButton = convert(point, to: button)
            if button.point(inside: pointInButton, with: event) { return button }
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
