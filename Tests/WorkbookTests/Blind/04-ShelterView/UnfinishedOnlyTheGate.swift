// Meant: The author has written when the shelter answers nil, and stopped before looking at the siblings.
// Kind: unfinished
// Belief: none

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        // TODO: siblings below me

        return super.hitTest(point, with: event)
    }
}
