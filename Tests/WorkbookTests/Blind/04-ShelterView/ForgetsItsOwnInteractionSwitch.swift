// Meant: The author believes that UIKit never asks a view that is hidden, non-interactive or transparent, so only the own bounds are checked before the touch is given to the button.
// Kind: fault
// Belief: SheltersWhileHidden, SystemChecksTheShelter

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // UIKit has sorted out hidden views already, only my area is left to check.
        guard self.point(inside: point, with: event) else { return nil }
        return buttonTarget(at: point, with: event) ?? super.hitTest(point, with: event)
    }

    private func buttonTarget(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let siblings = superview?.subviews,
              let index = siblings.firstIndex(of: self) else { return nil }
        for candidate in siblings.prefix(index).reversed() where candidate is UIButton {
            if let hit = candidate.hitTest(convert(point, to: candidate), with: event) {
                return hit
            }
        }
        return nil
    }
}
