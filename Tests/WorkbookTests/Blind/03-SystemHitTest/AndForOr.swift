// Meant: Joined the three refusals with && where || was needed.
// Kind: fault
// Belief: RefusesOnlyForAllReasons

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden && !isUserInteractionEnabled && alpha < 0.01 {
            return nil
        }
        if !self.point(inside: point, with: event) {
            return nil
        }
        for child in subviews.reversed() {
            let p = child.convert(point, from: self)
            if let hit = child.hitTest(p, with: event) {
                return hit
            }
        }
        return self
    }
}
