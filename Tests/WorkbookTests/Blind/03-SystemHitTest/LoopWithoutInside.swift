// Meant: Has the three refusals and the loop, but has not yet come to asking whether the point is inside.
// Kind: unfinished
// Belief: none

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        for subview in subviews.reversed() {
            let p = subview.convert(point, from: self)
            if let hit = subview.hitTest(p, with: event) {
                return hit
            }
        }
        return self
    }
}
