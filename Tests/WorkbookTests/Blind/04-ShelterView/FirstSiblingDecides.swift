// Meant: Believed that the sibling right below the shelter decides for all, so the loop returns in its first pass.
// Kind: fault
// Belief: FirstPassReturns, OnlyTheSiblingBelow

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event),
              let siblings = superview?.subviews,
              let index = siblings.firstIndex(of: self) else {
            return super.hitTest(point, with: event)
        }
        for sibling in siblings[..<index].reversed() {
            if let button = sibling as? UIButton,
               let hit = button.hitTest(button.convert(point, from: self), with: event) {
                return hit
            } else {
                return own
            }
        }
        return own
    }
}
