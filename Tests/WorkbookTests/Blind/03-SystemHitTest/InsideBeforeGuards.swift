// Meant: The order of the checks does not matter, so the view asks for the point first and looks at hidden and alpha afterwards.
// Kind: fault
// Belief: PointInsideBeforeRefusing

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard self.point(inside: point, with: event) else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        for child in subviews.reversed() {
            let p = child.convert(point, from: self)
            if let hit = child.hitTest(p, with: event) {
                return hit
            }
        }
        return self
    }
}
