// Meant: The point of a touch is the same for every view, so it can be handed to the subviews as it is.
// Kind: fault
// Belief: ForgetsConversion

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden && isUserInteractionEnabled && alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for v in subviews.reversed() {
            if let target = v.hitTest(point, with: event) {
                return target
            }
        }
        return self
    }
}
