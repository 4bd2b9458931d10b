// Meant: The author believes that "a button under the shelter" means any button seen there, so buttons deep inside a sibling get the touch as well.
// Kind: fault
// Belief: NestedButtons

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let result = super.hitTest(point, with: event) else { return nil }
        guard let siblings = superview?.subviews else { return result }

        for view in siblings.prefix(while: { $0 !== self }).reversed() {
            if let found = view.hitTest(convert(point, to: view), with: event), isOnButton(found) {
                return found
            }
        }
        return result
    }

    /// A view that was found may be a part of a button.
    private func isOnButton(_ view: UIView) -> Bool {
        var current: UIView? = view
        while let v = current, v !== superview {
            if v is UIButton { return true }
            current = v.superview
        }
        return false
    }
}
