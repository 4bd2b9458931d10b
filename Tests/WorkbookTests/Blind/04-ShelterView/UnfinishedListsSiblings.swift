// Meant: The author has collected the buttons below, but does not ask them anything yet.
// Kind: unfinished
// Belief: none

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    private var buttonsBelow: [UIButton] {
        guard let superview = superview else { return [] }
        return superview.subviews.prefix(while: { $0 !== self }).compactMap { $0 as? UIButton }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let own = super.hitTest(point, with: event)
        if own == nil { return nil }
        for button in buttonsBelow.reversed() {
            let p = convert(point, to: button)
            // ask the button here
            _ = p
        }
        return own
    }
}
