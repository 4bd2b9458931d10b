// Meant: Inside an override one calls super for the other methods too, so the inside check is super.point(inside:with:).
// Kind: fault
// Belief: OverridesOfPointInsideAreSkipped

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard super.point(inside: point, with: event) else { return nil }
        for child in subviews.reversed() {
            let childPoint = child.convert(point, from: self)
            if let hit = child.hitTest(childPoint, with: event) {
                return hit
            }
        }
        return self
    }
}
