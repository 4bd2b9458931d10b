// Meant: The front subview alone decides: if it does not take the touch, the view itself gets it.
// Kind: fault
// Belief: AsksOnlyTheFrontSubview

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        for child in subviews.reversed() {
            let p = convert(point, to: child)
            if let hit = child.hitTest(p, with: event) {
                return hit
            } else {
                return self
            }
        }
        return self
    }
}
