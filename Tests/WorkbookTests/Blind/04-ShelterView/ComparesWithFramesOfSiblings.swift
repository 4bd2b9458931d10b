// Meant: The author believes that a sibling's frame is where it can be touched, so turned and round buttons are hit in the whole box around them.
// Kind: fault
// Belief: FrameInTheSuperview

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event), let container = superview else {
            return super.hitTest(point, with: event)
        }
        // Siblings share the superview's coordinates, so their frames can be compared directly.
        let place = convert(point, to: container)
        let below = container.subviews.prefix(while: { $0 !== self })
        let target = below.last { view in
            guard view is UIButton else { return false }
            guard !view.isHidden, view.isUserInteractionEnabled, view.alpha > 0.01 else { return false }
            return view.frame.contains(place)
        }
        return target ?? own
    }
}
