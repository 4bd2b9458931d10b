// Meant: Believed that every control, a switch or slider too, is meant to get the touch, since a button is a UIControl.
// Kind: fault
// Belief: AnyControl

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }

        let siblings = superview?.subviews ?? []
        let below = siblings.prefix(while: { $0 != self })
        let controls = below.compactMap { $0 as? UIControl }

        for control in controls.reversed() {
            if let hit = control.hitTest(convert(point, to: control), with: event) {
                return hit
            }
        }

        return own
    }
}
