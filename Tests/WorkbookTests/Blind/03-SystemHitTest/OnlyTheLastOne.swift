// Meant: Believed that a nil from the front-most subview settles the matter, so the loop ends with it.
// Kind: fault
// Belief: AsksOnlyTheFrontSubview

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden && isUserInteractionEnabled && alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        if let front = subviews.last {
            return front.hitTest(convert(point, to: front), with: event) ?? self
        }
        return self
    }
}
