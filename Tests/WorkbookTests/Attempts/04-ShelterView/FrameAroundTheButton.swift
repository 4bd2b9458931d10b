// Expect: failed
// Belief: the frame is the button's area, in the superview.
// Misconception: FrameInTheSuperview
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let superview else { return own }
        let outside = superview.convert(point, from: self)
        let below = superview.subviews.prefix { $0 !== self }
        let taken = below.last { sibling in
            sibling is UIButton && sibling.alpha > 0.01 && !sibling.isHidden
                && sibling.isUserInteractionEnabled && sibling.frame.contains(outside)
        }
        return taken ?? own
    }
}
