// Meant: The author uses the well-known pass-through idiom and so gives up the shelter's own touches everywhere.
// Kind: fault
// Belief: AlwaysNil

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hitView = super.hitTest(point, with: event)
        if hitView == self {
            return nil
        }
        return hitView
    }
}
