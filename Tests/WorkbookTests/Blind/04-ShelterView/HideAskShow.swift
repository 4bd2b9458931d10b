// Meant: The author hides the shelter for a moment to ask the superview again, and thinks that nobody notices.
// Kind: fault
// Belief: HidesItselfAndAsksAgain

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let parent = superview else { return hit }

        isHidden = true
        let other = parent.hitTest(convert(point, to: parent), with: event)
        isHidden = false

        if let button = other as? UIButton, button.superview === parent {
            return button
        }
        return hit
    }
}
