// Meant: The author believes that the event always carries the touch that is asked about, and takes the place from any of its touches instead of from the point.
// Kind: fault
// Belief: EventHasTheTouch

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let touch = event?.allTouches?.first else { return own }
        guard let siblings = superview?.subviews else { return own }

        for sibling in siblings.prefix(while: { $0 !== self }).reversed() {
            guard let button = sibling as? UIButton else { continue }
            // location(in:) does the converting for us
            if let hit = button.hitTest(touch.location(in: button), with: event) {
                return hit
            }
        }
        return own
    }
}
