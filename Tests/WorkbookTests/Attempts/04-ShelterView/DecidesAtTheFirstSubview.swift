// Expect: failed
// Belief: subviews[0] is the button.

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let own = super.hitTest(point, with: event)
        if own != nil, let first = superview?.subviews.first, first !== self, first is UIButton {
            if let hit = first.hitTest(convert(point, to: first), with: event) { return hit }
        }
        return own
    }
}
