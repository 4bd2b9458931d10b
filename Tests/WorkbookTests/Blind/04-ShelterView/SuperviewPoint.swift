// Meant: Believed that a view's hitTest takes the point in its superview's coordinates, as a layer's does.
// Kind: fault
// Belief: ConvertsToTheSuperview

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let superview else { return own }

        // hitTest wants the point in the superview's coordinates
        let outer = convert(point, to: superview)
        let siblings = superview.subviews.prefix(while: { $0 !== self })

        for case let button as UIButton in siblings.reversed() {
            if let hit = button.hitTest(outer, with: event) {
                return hit
            }
        }
        return own
    }
}
