// Meant: Believed that the covered button is found among the shelter's own subviews.
// Kind: fault
// Belief: OwnSubviews

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let own = super.hitTest(point, with: event)
        guard own != nil else { return nil }

        for case let button as UIButton in subviews.reversed() {
            if let hit = button.hitTest(button.convert(point, from: self), with: event) {
                return hit
            }
        }
        return own
    }
}
