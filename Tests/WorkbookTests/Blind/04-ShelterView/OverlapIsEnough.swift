// Meant: Believed that a button whose frame overlaps the shelter's gets every touch of the shelter, without asking about the point.
// Kind: fault
// Belief: AnywhereOverTheShelter

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }

        let below = superview?.subviews.prefix(while: { $0 !== self }) ?? []
        let button = below.last(where: {
            $0 is UIButton
                && !$0.isHidden
                && $0.isUserInteractionEnabled
                && $0.alpha >= 0.01
                // the shelter covers it
                && $0.frame.intersects(self.frame)
        })
        return button ?? own
    }
}
