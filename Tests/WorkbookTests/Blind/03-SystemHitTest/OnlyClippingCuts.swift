// Meant: Believed that subviews which stick out get no touches only if the view clips to its bounds.
// Kind: fault
// Belief: OverhangIsReachedUnlessClipped

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }

        let inside = self.point(inside: point, with: event)
        if clipsToBounds && !inside {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) {
                return hit
            }
        }
        return inside ? self : nil
    }
}
