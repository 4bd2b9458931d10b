// Meant: The guards for the shelter itself are written, the siblings are not looked at yet.
// Kind: unfinished
// Belief: none

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || alpha < 0.01 || !isUserInteractionEnabled {
            return nil
        }
        guard self.point(inside: point, with: event) else { return nil }
        // next: look for the button
        return self
    }
}
