// Meant: Believed that point(inside:with:) also answers false for a hidden, transparent or non-interactive button.
// Kind: fault
// Belief: PointInsideOnly

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let me = super.hitTest(point, with: event) else { return nil }

        let button = buttonsBelow.first {
            // point(inside:) knows whether the button can be touched here
            $0.point(inside: convert(point, to: $0), with: event)
        }
        return button ?? me
    }

    /// Front-most first.
    private var buttonsBelow: [UIButton] {
        guard let siblings = superview?.subviews, let mine = siblings.firstIndex(of: self) else { return [] }
        return siblings[..<mine].reversed().compactMap { $0 as? UIButton }
    }
}
