// Meant: Believed that it is enough that the view found is a button, so a button nested in a plain sibling gets the touch as well.
// Kind: fault
// Belief: NestedButtons

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let below = superview?.subviews.prefix(while: { $0 !== self }) ?? []

        for sibling in below.reversed() {
            let hit = sibling.hitTest(convert(point, to: sibling), with: event)
            if hit is UIButton {
                return hit
            }
        }
        return own
    }
}
