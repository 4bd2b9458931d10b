// Meant: Believed that a button can be touched exactly where its frame is, so the frame is asked in the superview's coordinates and the button is not.
// Kind: fault
// Belief: FrameInTheSuperview

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event), let parent = superview else {
            return super.hitTest(point, with: event)
        }
        let place = convert(point, to: parent)
        let below = parent.subviews.prefix { $0 !== self }

        let target = below.last { sibling in
            sibling is UIButton
                && !sibling.isHidden
                && sibling.isUserInteractionEnabled
                && sibling.alpha >= 0.01
                && sibling.frame.contains(place)
        }
        return target ?? own
    }
}
