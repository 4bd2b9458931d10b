// Misconception: A button below takes every touch that is inside it
// Explanation: point(inside:with:) sounds like the whole question. It is one half: it says where
//   the shape of the view is, and says so of a button that is hidden or has interaction off too. The
//   other half is whether the view takes touches at all, and hitTest looks at both.
// Hint: Hide the button and tap where it was. Does your answer notice?
// Evidence: UIButton, point(inside:with:), convert, without isHidden or isUserInteractionEnabled or
//   alpha or opacity

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
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
