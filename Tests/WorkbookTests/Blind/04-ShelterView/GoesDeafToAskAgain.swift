// Meant: The author believes that switching the own interaction off for the length of one question is harmless since it is switched on again at once.
// Kind: fault
// Belief: TurnsItselfOffAndAsksAgain

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let mine = super.hitTest(point, with: event) else { return nil }
        guard let parent = superview else { return mine }

        // Look what would be found if I was not there.
        isUserInteractionEnabled = false
        defer { isUserInteractionEnabled = true }

        let under = parent.hitTest(convert(point, to: parent), with: event)
        if let button = under as? UIButton, button.superview === parent {
            return button
        }
        return mine
    }
}
