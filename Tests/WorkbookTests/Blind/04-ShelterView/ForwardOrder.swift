// Meant: Believed that the first subview in the array is the front-most one, so the siblings below are asked from first to last.
// Kind: fault
// Belief: BackmostButton

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let superview = superview else { return own }

        for sibling in superview.subviews {
            // everything from here on lies above me
            if sibling === self { break }
            guard let button = sibling as? UIButton else { continue }
            if let hit = button.hitTest(convert(point, to: button), with: event) {
                return hit
            }
        }
        return own
    }
}
