// Expect: failed
// Belief: a button without targets and actions needs no touches.

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        // A button that does nothing needs no touches.
        for button in buttonsBelow where !button.allTargets.isEmpty || !button.allControlEvents.isEmpty {
            if let hit = button.hitTest(convert(point, to: button), with: event) {
                return hit
            }
        }
        return own
    }

    /// The buttons below the shelter, the front one first.
    private var buttonsBelow: [UIButton] {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(where: { $0 === self }) else { return [] }
        return siblings[..<index].reversed().compactMap { $0 as? UIButton }
    }
}
