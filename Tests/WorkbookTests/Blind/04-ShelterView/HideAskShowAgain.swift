// Meant: Believed that hiding the shelter for a moment changes nothing as long as it is put back.
// Kind: fault
// Belief: HidesItselfAndAsksAgain

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let parent = superview else { return own }

        // Who would get the touch if I were not here?
        isHidden = true
        defer { isHidden = false }

        let other = parent.hitTest(convert(point, to: parent), with: event)
        if let button = other as? UIButton, button.superview === parent {
            return button
        }
        return own
    }
}
