// Meant: Believed that a point is brought to a subview by subtracting its frame's origin, whether it is turned, scaled, scrolled or not.
// Kind: fault
// Belief: SubtractsFrameOrigin

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard canBeHit, self.point(inside: point, with: event) else { return nil }

        for subview in subviews.reversed() {
            let origin = subview.frame.origin
            let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
            if let hit = subview.hitTest(local, with: event) {
                return hit
            }
        }
        return self
    }

    private var canBeHit: Bool {
        !isHidden && isUserInteractionEnabled && alpha >= 0.01
    }
}
