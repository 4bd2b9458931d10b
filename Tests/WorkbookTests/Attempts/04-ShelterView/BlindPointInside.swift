// Expect: passed
// The shelter says that a point over a touchable button is not inside it, so that the superview goes on and finds the button.

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && !hasHole(at: point, with: event)
    }

    private func hasHole(at point: CGPoint, with event: UIEvent?) -> Bool {
        guard let stack = superview?.subviews else { return false }
        return
            stack
            .prefix { $0 !== self }
            .contains { view in
                guard let button = view as? UIButton else { return false }
                return button.hitTest(button.convert(point, from: self), with: event) != nil
            }
    }
}
