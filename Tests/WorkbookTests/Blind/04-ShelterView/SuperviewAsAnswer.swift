// Meant: Believed that answering with the superview makes it go on looking at its other subviews.
// Kind: fault
// Belief: SuperviewAsksAgain

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        // give the question back, so that the superview asks the button
        return coversButton(at: point, with: event) ? superview : own
    }

    private func coversButton(at point: CGPoint, with event: UIEvent?) -> Bool {
        let below = superview?.subviews.prefix(while: { $0 !== self }) ?? []
        return below.contains { sibling in
            guard let button = sibling as? UIButton else { return false }
            return button.hitTest(convert(point, to: button), with: event) != nil
        }
    }
}
