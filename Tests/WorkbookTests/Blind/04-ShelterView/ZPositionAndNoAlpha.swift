// Meant: Believed that the zPosition tells which button is in front; and that a transparent button can still be touched.
// Kind: several
// Belief: ForgetsAlpha

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }

        let below = superview?.subviews.prefix(while: { $0 !== self }) ?? []
        let buttons: [UIButton] = below.reversed().compactMap { $0 as? UIButton }
        // what has the higher zPosition is drawn in front
        let sorted = buttons.sorted { $0.layer.zPosition > $1.layer.zPosition }

        let target = sorted.first { button in
            !button.isHidden
                && button.isUserInteractionEnabled
                && button.point(inside: convert(point, to: button), with: event)
        }
        return target ?? own
    }
}
