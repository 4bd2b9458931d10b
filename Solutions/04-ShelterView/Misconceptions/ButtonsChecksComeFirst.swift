// Misconception: A touch is the button's if it lies in the bounds of a button that is in play
// Explanation: It looks complete: hidden, interaction, alpha and bounds of the button are all asked
//   about. But the first question is the shelter's: where it takes no touch itself, it answers nil.
//   And only the button knows all of its own: it may have another shape than its bounds, and below
//   an alpha of 0.01 it takes no touches, although that is more than 0.
// Hint: What does your answer say where the shelter is not, or when it is hidden? And who knows
//   everything that you ask about the button?
// Evidence: UIButton, bounds, convert, isHidden, isUserInteractionEnabled, alpha or opacity,
//   "super.hitTest", without "other.hitTest" or "other.point"

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            let isInPlay = !button.isHidden && button.isUserInteractionEnabled && button.alpha > 0
            if isInPlay, button.bounds.contains(convert(point, to: button)) { return button }
        }
        return super.hitTest(point, with: event)
    }

    private var siblingsBelow: ArraySlice<UIView> {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return []
        }
        return siblings[..<index]
    }
}
