// Meant: Believed that siblings share a coordinate system, so the point needs no conversion.
// Kind: fault
// Belief: NoConversion

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let own = super.hitTest(point, with: event)
        if own == nil { return nil }
        guard let siblings = superview?.subviews else { return own }

        var i = (siblings.firstIndex(of: self) ?? 0) - 1
        while i >= 0 {
            if let button = siblings[i] as? UIButton {
                // button and shelter have the same superview: the point is good for both
                if let hit = button.hitTest(point, with: event) {
                    return hit
                }
            }
            i -= 1
        }
        return own
    }
}
