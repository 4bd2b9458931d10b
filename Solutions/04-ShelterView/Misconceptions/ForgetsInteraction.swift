// Misconception: A button below that can be seen takes touches
// Explanation: Hidden and transparent buttons are looked at: what cannot be seen cannot be touched.
//   But a view can be seen and still have interaction off. Then hitTest answers nil for it, and so
//   must whoever writes the test out.
// Hint: Three properties keep a view from taking touches. Which of them do you not read?
// Evidence: UIButton, isHidden, alpha or opacity, without isUserInteractionEnabled

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            guard !button.isHidden, button.alpha >= 0.01 else { continue }
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
