// Expect: passed
// Form: Overrides point(inside:with:), so that the shelter has holes where a button below takes the touch.

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && !isHole(at: point, with: event)
    }

    private func isHole(at point: CGPoint, with event: UIEvent?) -> Bool {
        let below = superview?.subviews.prefix(while: { $0 !== self }) ?? []
        return below.contains { sibling in
            sibling is UIButton && sibling.hitTest(sibling.convert(point, from: self), with: event) != nil
        }
    }
}
