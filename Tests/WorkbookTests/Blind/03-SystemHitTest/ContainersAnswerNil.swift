// Meant: Believed that only a view without subviews can be found, so a container answers nil if no subview is hit.
// Kind: fault
// Belief: ContainerIsNeverHit

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
              self.point(inside: point, with: event)
        else { return nil }

        // a leaf
        if subviews.isEmpty {
            return self
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) {
                return hit
            }
        }
        return nil
    }
}
