// Meant: The author believes that what sticks out of a view gets touches as long as the view does not clip to its bounds.
// Kind: fault
// Belief: OverhangIsReachedUnlessClipped

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !isUserInteractionEnabled || isHidden || alpha <= 0.01 {
            return nil
        }
        let isInside = self.point(inside: point, with: event)
        if !isInside && clipsToBounds {
            return nil // outside and cut off
        }
        for child in subviews.reversed() {
            if let hit = child.hitTest(self.convert(point, to: child), with: event) {
                return hit
            }
        }
        return isInside ? self : nil
    }
}
