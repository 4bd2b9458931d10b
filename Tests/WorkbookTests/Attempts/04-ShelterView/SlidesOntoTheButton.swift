// Expect: failed
// Belief: a finger that slides onto the button presses it.

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        for button in buttonsBelow {
            if let hit = button.hitTest(convert(point, to: button), with: event) {
                return hit
            }
        }
        return own
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        // The finger has come to the button after all.
        for touch in touches {
            if let button = hitTest(touch.location(in: self), with: event) as? UIButton, button.isEnabled,
               button.superview === superview {
                button.sendActions(for: .touchUpInside)
            }
        }
    }

    /// The buttons below the shelter, the front one first.
    private var buttonsBelow: [UIButton] {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(where: { $0 === self }) else { return [] }
        return siblings[..<index].reversed().compactMap { $0 as? UIButton }
    }
}
