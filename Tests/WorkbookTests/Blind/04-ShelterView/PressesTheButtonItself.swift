// Meant: The author believes that naming the button gives it the touch but not its action, and sends the action by hand from hit testing.
// Kind: fault
// Belief: ButtonHasToBePressed

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let mine = super.hitTest(point, with: event) else { return nil }
        guard let siblings = superview?.subviews,
              let index = siblings.firstIndex(of: self) else { return mine }

        for sibling in siblings[..<index].reversed() {
            if let button = sibling as? UIButton,
               let hit = button.hitTest(convert(point, to: button), with: event) {
                if button.isEnabled {
                    button.sendActions(for: .touchUpInside)
                }
                return hit
            }
        }
        return mine
    }
}
