// Expect: passed
// Form: Folds the siblings from back to front, each button that takes the touch replacing the answer so far.

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let siblings = superview?.subviews else { return own }

        // The last one that answers is the front-most one.
        return siblings.prefix(while: { $0 !== self }).reduce(own) { found, sibling in
            guard let button = sibling as? UIButton else { return found }
            return button.hitTest(convert(point, to: button), with: event) ?? found
        }
    }
}
