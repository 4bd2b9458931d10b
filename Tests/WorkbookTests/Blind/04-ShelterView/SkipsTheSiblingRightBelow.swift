// Meant: An off-by-one: the author counts down from two below the own index, as if firstIndex were a count, so the sibling right under the shelter is never asked.
// Kind: fault
// Belief: LastSiblingIsLeftOut

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let found = super.hitTest(point, with: event) else { return nil }
        guard let views = superview?.subviews else { return found }
        guard let index = views.firstIndex(where: { $0 === self }) else { return found }

        // the last valid index below me
        var i = index - 1 - 1
        while i >= 0 {
            if let button = views[i] as? UIButton {
                let hit = button.hitTest(convert(point, to: button), with: event)
                if hit != nil {
                    return hit
                }
            }
            i -= 1
        }
        return found
    }
}
