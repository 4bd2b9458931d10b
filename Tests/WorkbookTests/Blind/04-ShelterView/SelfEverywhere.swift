// Meant: The author believes that hitTest is only called for points inside the view, so that self is always a fine last answer.
// Kind: fault
// Belief: SelfInsteadOfNil

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if super.hitTest(point, with: event) != nil, let parent = superview {
            let below = parent.subviews.prefix(while: { $0 !== self })
            for view in below.reversed() {
                if let button = view as? UIButton,
                   let target = button.hitTest(convert(point, to: button), with: event) {
                    return target
                }
            }
        }
        return self
    }
}
